import { Suspense, useDeferredValue } from "react";
import { useLocation } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useMembersRead } from "#client/features/members/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Toaster } from "#client/ui/overlays/Toaster.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SignInPage } from "../features/access/SignInPage.tsx";
import { useMe } from "#client/context/family.ts";
import { useGuest } from "../context/guest.tsx";
import { LazyRoute } from "../ui/LazyRoute.tsx";
import { AppNotices } from "./AppNotices.tsx";
import { WaitingChanges } from "./waiting/WaitingChanges.tsx";
import { loadSecure, loadSignInByCode, loadSitter } from "./lazy-routes.ts";
import { Pages } from "./Pages.tsx";
import { Tabs } from "./Tabs.tsx";
import { Unreachable, useLastFailure } from "../ui/Unreachable.tsx";
import { useHomeScreenName } from "./use-home-screen-name.ts";
import { useTheme } from "./use-theme.ts";
import * as styles from "./app.module.css";

const LateParts = lazyPart(async () => (await import("./LateParts.tsx")).LateParts);

/** The pages and the tabs that lead to them. */
const AppLayout = () => (
  <>
    <Suspense fallback={null}>
      <LateParts />
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
      <Pages />
    </Stack>
    <Tabs />
  </>
);

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
  if (address === "/secure") return <LazyRoute load={loadSecure} give={{}} />;
  if (address === "/sign-in/code") return <LazyRoute load={loadSignInByCode} give={{}} />;
  const asks = address === "/sign-in" || (me === undefined && !isGuest);
  return (
    <>
      {asks ? (
        <>
          <SignInPage />
          <div className={styles.signInNotes} role="status" data-testid="notes">
            <WaitingChanges />
          </div>
        </>
      ) : (
        <AppLayout />
      )}
      <Toaster undoLabel={t("action.undo")} closeLabel={t("action.close")} />
    </>
  );
};
