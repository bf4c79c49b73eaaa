import { useDeferredValue } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useMembers } from "#client/features/access/queries.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { Toaster } from "#client/ui/Toaster.tsx";
import { SignIn } from "../features/access/SignInPage.tsx";
import { Today } from "../features/today/TodayPage.tsx";
import { useMe } from "#client/context/family.tsx";
import { useLooking } from "../context/guest.tsx";
import { useRenewal } from "../features/push/use-subscription-renewal.ts";
import { LaterRoom } from "../ui/LazyRoute.tsx";
import { Notes } from "./AppNotices.tsx";
import { useFetchAhead } from "./use-prefetch.ts";
import { PullToRefresh } from "./PullToRefresh.tsx";
import {
  loadBudget,
  loadCalendar,
  loadChores,
  loadJournal,
  loadLists,
  loadPhotos,
  loadRewards,
  loadSettings,
} from "./lazy-routes.ts";
import { Tabs } from "./Tabs.tsx";
import { Unreachable } from "../ui/Unreachable.tsx";
import { useHomeScreenName } from "./use-home-screen-name.ts";
import { useTheme } from "./use-theme.ts";
import "./app.css";

/** The furnished rooms and the tabs that lead to them. */
const Rooms = () => {
  useFetchAhead();
  useRenewal();
  return (
    <>
      <PullToRefresh />
      <main className="screen">
        <Notes />
        <Switch>
          <Route path="/" component={Today} />
          <Route path="/chores/:who?">
            {({ who }) => <LaterRoom load={loadChores} give={{ who }} />}
          </Route>
          <Route path={/^\/(?:rewards|reward-list)(?:\/|$)/}>
            <LaterRoom load={loadRewards} give={{}} />
          </Route>
          <Route path="/calendar/*?">
            <LaterRoom load={loadCalendar} give={{}} />
          </Route>
          <Route path="/lists/*?">
            <LaterRoom load={loadLists} give={{}} />
          </Route>
          <Route path="/journal/*?">
            <LaterRoom load={loadJournal} give={{}} />
          </Route>
          <Route path="/budget">
            <LaterRoom load={loadBudget} give={{}} />
          </Route>
          <Route path="/photos/*?">
            <LaterRoom load={loadPhotos} give={{}} />
          </Route>
          <Route path="/settings/:section?">
            {({ section }) => <LaterRoom load={loadSettings} give={{ section }} />}
          </Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      </main>
      <Tabs />
    </>
  );
};

/** The phone app: who holds the phone first, then the rooms. */
export const App = () => {
  const { t } = useText();
  const [address] = useLocation();
  const { known } = useConfig();
  const { shown } = useMembers();
  const me = useMe();
  const { looking } = useLooking();
  // The first screen is the largest piece of work: drawn in slices, so that a slow phone answers a finger between them.
  const isReady = useDeferredValue(known && shown.data !== undefined, false);
  useTheme();
  useHomeScreenName();

  if (shown.from === "failed") return <Unreachable error={shown.error} />;
  // A moment of paper: the last answers are back within the first frames.
  if (!isReady) return null;
  const asks = address === "/sign-in" || (me === undefined && !looking);
  return (
    <>
      {asks ? <SignIn /> : <Rooms />}
      <Toaster undoLabel={t("action.undo")} closeLabel={t("action.close")} />
    </>
  );
};
