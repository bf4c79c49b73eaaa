import { Suspense, useDeferredValue } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useMembersRead } from "#client/features/members/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Toaster } from "#client/ui/overlays/Toaster.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SignInPage } from "../features/access/SignInPage.tsx";
import { TodayPage } from "../features/today/TodayPage.tsx";
import { useMe } from "#client/context/family.ts";
import { useGuest } from "../context/guest.tsx";
import { useSubscriptionRenewal } from "../features/push/use-subscription-renewal.ts";
import { PageSourceProvider } from "../ui/PageSourceProvider.tsx";
import { LazyRoute } from "../ui/LazyRoute.tsx";
import { AppNotices } from "./AppNotices.tsx";
import { usePrefetch } from "./use-prefetch.ts";
import {
  loadActs,
  loadBudget,
  loadCalendar,
  loadChores,
  loadJournal,
  loadLists,
  loadNotes,
  loadPhotos,
  loadRewards,
  loadSettings,
  loadSignInByCode,
  loadSitter,
  loadTimetable,
  loadTomorrow,
  loadWalls,
  loadWifi,
} from "./lazy-routes.ts";
import { Tabs } from "./Tabs.tsx";
import { Unreachable, useLastFailure } from "../ui/Unreachable.tsx";
import { useHomeScreenName } from "./use-home-screen-name.ts";
import { useTheme } from "./use-theme.ts";
import * as styles from "./app.module.css";

const PullToRefresh = lazyPart(async () => (await import("./PullToRefresh.tsx")).PullToRefresh);

/** The pages and the tabs that lead to them. */
const AppLayout = () => {
  usePrefetch();
  useSubscriptionRenewal();
  return (
    <>
      <Suspense fallback={null}>
        <PullToRefresh />
      </Suspense>
      <Stack
        as="main"
        gap={4}
        justify="start"
        className={styles.screen}
        data-part="screen"
        data-testid="screen"
      >
        <AppNotices />
        <Switch>
          <Route path="/" component={TodayPage} />
          <Route path="/chores/:who?">
            {({ who }) => <LazyRoute load={loadChores} give={{ who }} />}
          </Route>
          <Route path={/^\/(?:rewards|reward-list)(?:\/|$)/}>
            <LazyRoute load={loadRewards} give={{}} />
          </Route>
          <Route path="/calendar/*?">
            <PageSourceProvider of="calendar">
              <LazyRoute load={loadCalendar} give={{}} />
            </PageSourceProvider>
          </Route>
          <Route path="/lists/*?">
            <LazyRoute load={loadLists} give={{}} />
          </Route>
          <Route path="/journal/*?">
            <LazyRoute load={loadJournal} give={{}} />
          </Route>
          <Route path="/budget">
            <PageSourceProvider of="budget">
              <LazyRoute load={loadBudget} give={{}} />
            </PageSourceProvider>
          </Route>
          <Route path="/photos/*?">
            <PageSourceProvider of="photos">
              <LazyRoute load={loadPhotos} give={{}} />
            </PageSourceProvider>
          </Route>
          <Route path="/tomorrow">
            <LazyRoute load={loadTomorrow} give={{}} />
          </Route>
          <Route path="/acts">
            <LazyRoute load={loadActs} give={{}} />
          </Route>
          <Route path="/wifi">
            <LazyRoute load={loadWifi} give={{}} />
          </Route>
          <Route path="/notes">
            <LazyRoute load={loadNotes} give={{}} />
          </Route>
          <Route path="/walls/:id?/:part?">
            {({ id, part }) => <LazyRoute load={loadWalls} give={{ id, part }} />}
          </Route>
          <Route path="/timetable">
            <LazyRoute load={loadTimetable} give={{}} />
          </Route>
          <Route path="/settings/:section?/:part?">
            {({ section, part }) => <LazyRoute load={loadSettings} give={{ section, part }} />}
          </Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </Stack>
      <Tabs />
    </>
  );
};

/** The phone app: who holds the phone first, then the pages. */
export const App = () => {
  const { t } = useI18n();
  const [address] = useLocation();
  const { known } = useConfig();
  const members = useMembersRead();
  const failure = useLastFailure(members);
  const me = useMe();
  const { isGuest } = useGuest();
  // The first screen is the largest piece of work: drawn in slices, so that a slow phone answers a finger between them.
  const isReady = useDeferredValue(known && members.data !== undefined, false);
  useTheme();
  useHomeScreenName();

  if (failure !== undefined) return <Unreachable error={failure} />;
  // Nothing is drawn for the moment: the stored answers are read within the first frames.
  if (!isReady) return null;
  // Whoever comes by a link is asked for no PIN.
  if (address === "/sitter") return <LazyRoute load={loadSitter} give={{}} />;
  if (address === "/sign-in/code") return <LazyRoute load={loadSignInByCode} give={{}} />;
  const asks = address === "/sign-in" || (me === undefined && !isGuest);
  return (
    <>
      {asks ? <SignInPage /> : <AppLayout />}
      <Toaster undoLabel={t("action.undo")} closeLabel={t("action.close")} />
    </>
  );
};
