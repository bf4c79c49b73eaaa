import { lazy, Suspense } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { useConfig } from "../../../client/config.ts";
import { useMembers } from "../../../client/members.ts";
import { useText } from "../../../client/text/use-text.ts";
import { Toaster } from "../../../client/ui/Toaster.tsx";
import { SignIn } from "../sign-in/SignIn.tsx";
import { Today } from "../today/Today.tsx";
import { useMe } from "../../../client/family.tsx";
import { useLooking } from "./looking.tsx";
import { LaterRoom } from "./LaterRoom.tsx";
import { Notes } from "./Notes.tsx";
import { useFetchAhead } from "./use-fetch-ahead.ts";
import { PullToRefresh } from "./PullToRefresh.tsx";
import { loadChores, loadLists } from "./rooms.ts";
import { Tabs } from "./Tabs.tsx";
import { Unreachable } from "./Unreachable.tsx";
import { useTheme } from "./use-theme.ts";
import "./shell.css";

const Chores = lazy(async () => ({ default: await loadChores() }));

const PhoneSettings = lazy(async () => ({
  default: (await import("../settings/PhoneSettings.tsx")).PhoneSettings,
}));

const RewardRooms = lazy(async () => ({
  default: (await import("../rewards/RewardRooms.tsx")).RewardRooms,
}));

/** The furnished rooms and the tabs that lead to them. */
const Rooms = () => {
  useFetchAhead();
  return (
    <>
      <PullToRefresh />
      <main className="screen">
        <Notes />
        <Switch>
          <Route path="/" component={Today} />
          <Route path="/chores/:who?">
            {({ who }) => (
              <Suspense fallback={null}>
                <Chores who={who} />
              </Suspense>
            )}
          </Route>
          <Route path={/^\/(?:rewards|reward-list)(?:\/|$)/}>
            <Suspense fallback={null}>
              <RewardRooms />
            </Suspense>
          </Route>
          <Route path="/lists/*?">
            <LaterRoom load={loadLists} />
          </Route>
          <Route path="/settings/:section?">
            {({ section }) => (
              <Suspense fallback={null}>
                <PhoneSettings section={section} />
              </Suspense>
            )}
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
  useTheme();

  if (shown.from === "failed") return <Unreachable error={shown.error} />;
  // A moment of paper: the last answers are back within the first frames.
  if (!known || shown.data === undefined) return null;
  const asks = address === "/sign-in" || (me === undefined && !looking);
  return (
    <>
      {asks ? <SignIn /> : <Rooms />}
      <Toaster undoLabel={t("action.undo")} closeLabel={t("action.close")} />
    </>
  );
};
