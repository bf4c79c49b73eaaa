import { lazy, Suspense, useEffect } from "react";
import { Redirect, Route, Switch } from "wouter";
import { useWords } from "./use-words.ts";
import { Toaster } from "../../../client/ui/Toaster.tsx";
import { Home } from "../home/Home.tsx";
import { Dock } from "./Dock.tsx";
import { useIdleHome } from "./use-idle-home.ts";
import { useTheme } from "./use-theme.ts";
import "./shell.css";

// One chunk, because both are fetched together once Home has come to rest.
const loadRooms = () => import("./rooms.ts");
const Calendar = lazy(async () => ({ default: (await loadRooms()).Calendar }));
const Chores = lazy(async () => ({ default: (await loadRooms()).Chores }));

/** Fetches the other rooms once Home has come to rest, so that a tap opens them at once. */
const useFetchAhead = () => {
  useEffect(() => {
    const handle = requestIdleCallback(() => void loadRooms(), { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, []);
};

/** The wall: a screen and the dock. */
export const App = () => {
  const { t } = useWords();
  useTheme();
  useIdleHome();
  useFetchAhead();
  return (
    <div className="shell">
      <a className="skip" href="#screen">
        {t("wall.skip")}
      </a>
      <div className="shell-frame">
        <main className="shell-screen" id="screen" tabIndex={-1}>
          <Suspense fallback={null}>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/calendar/:view/:date?">
                {({ view, date }) =>
                  view === "day" || view === "week" ? (
                    <Calendar view={view} date={date} />
                  ) : (
                    <Redirect to="/" replace />
                  )
                }
              </Route>
              <Route path="/chores/:who?">{({ who }) => <Chores who={who} />}</Route>
              <Route>
                <Redirect to="/" replace />
              </Route>
            </Switch>
          </Suspense>
        </main>
        <Dock />
        <Toaster undoLabel={t("action.undo")} closeLabel={t("action.close")} />
      </div>
    </div>
  );
};
