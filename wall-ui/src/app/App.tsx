import { lazy, Suspense, useEffect } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { useLockedToCard } from "#client/features/babysitter/queries.ts";
import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { useReloadWhenIdle } from "#client/app/reload.ts";
import { useTimers } from "#client/features/meals/timers/use-timers.ts";
import { useWallText } from "../ui/use-wall-text.ts";
import { Toaster } from "#client/ui/Toaster.tsx";
import { isCalendarView } from "../features/calendar/views/calendar-views.ts";
import { HomePage } from "../features/home/HomePage.tsx";
import { OnScreenKeyboard } from "../keyboard/OnScreenKeyboard.tsx";
import { KioskControls } from "../kiosk/KioskControls.tsx";
import { isCooking } from "../features/recipes/cook/cook-address.ts";
import { preloadQuiet, QuietMode } from "../features/quiet/QuietMode.tsx";
import { StartQuiet } from "../features/quiet/StartQuiet.tsx";
import { Dock } from "./Dock.tsx";
import { useIdleHome } from "./use-idle-home.ts";
import { useTheme } from "./use-theme.ts";
import "./app.css";

// One chunk, because both are fetched together once Home has come to rest.
const loadMainPages = () => import("./main-pages.ts");
const Calendar = lazy(async () => ({ default: (await loadMainPages()).Calendar }));
const Chores = lazy(async () => ({ default: (await loadMainPages()).Chores }));
const Rewards = lazy(async () => ({ default: (await loadMainPages()).Rewards }));
const Weather = lazy(async () => ({ default: (await loadMainPages()).Weather }));
const loadMeals = () => import("./meal-pages.ts");
const Meals = lazy(async () => ({ default: (await loadMeals()).Meals }));
const Cook = lazy(async () => ({ default: (await loadMeals()).Cook }));
const TimerStrip = lazy(async () => ({
  default: (await import("../features/meals/timers/TimerStrip.tsx")).TimerStrip,
}));
const Budget = lazy(async () => ({
  default: (await import("../features/budget/BudgetPage.tsx")).BudgetPage,
}));
const loadJournal = () => import("../features/journal/FamilyJournal.tsx");
const Journal = lazy(async () => ({ default: (await loadJournal()).FamilyJournal }));
const Settings = lazy(async () => ({
  default: (await import("../features/settings/SettingsPage.tsx")).SettingsPage,
}));
const Setup = lazy(async () => ({ default: (await import("../setup/Setup.tsx")).Setup }));
const EmergencyCard = lazy(async () => ({
  default: (await import("../features/babysitter/EmergencyCard.tsx")).EmergencyCard,
}));

/** Fetches the other rooms once Home has come to rest, so that a tap opens them at once. */
const usePrefetch = () => {
  useEffect(() => {
    const handle = requestIdleCallback(
      () => {
        void loadMainPages();
        void loadMeals();
        void loadJournal();
        void preloadQuiet();
      },
      { timeout: 5000 },
    );
    return () => cancelIdleCallback(handle);
  }, []);
};

/** A screen and the dock. */
const AppLayout = () => {
  const { t } = useWallText();
  const [address] = useLocation();
  const hasTimers = useTimers().length > 0;
  useIdleHome();
  usePrefetch();
  return (
    <div className="shell">
      <a className="skip" href="#screen">
        {t("wall.skip")}
      </a>
      <div className="shell-frame">
        {hasTimers ? (
          <Suspense fallback={null}>
            <TimerStrip />
          </Suspense>
        ) : null}
        <main className="shell-screen" id="screen" tabIndex={-1}>
          <Suspense fallback={null}>
            <Switch>
              <Route path="/" component={HomePage} />
              <Route path="/calendar/:view/:date?">
                {({ view, date }) =>
                  isCalendarView(view) ? (
                    <Calendar view={view} date={date} />
                  ) : (
                    <Redirect to="/" replace />
                  )
                }
              </Route>
              <Route path="/chores/:who?">{({ who }) => <Chores who={who} />}</Route>
              <Route path="/rewards/:who?">{({ who }) => <Rewards who={who} />}</Route>
              <Route path="/meals/cook/:id/:servings?">
                {({ id, servings }) => (
                  <Cook key={id} id={id} servings={Number(servings) || undefined} />
                )}
              </Route>
              <Route path="/meals/:part?/:about?">
                {({ part, about }) => <Meals part={part} about={about} />}
              </Route>
              <Route path="/journal/timeline">
                <Journal view="timeline" />
              </Route>
              <Route path="/journal/of/:who">
                {({ who }) => <Journal view="feed" who={who} />}
              </Route>
              <Route path="/journal">
                <Journal view="feed" />
              </Route>
              <Route path="/weather" component={Weather} />
              <Route path="/budget" component={Budget} />
              <Route path="/settings/:section?">
                {({ section }) => <Settings name={section} />}
              </Route>
              <Route path="/screensaver">
                <StartQuiet by={quietMode.call} />
              </Route>
              <Route path="/sleep">
                <StartQuiet by={quietMode.sleep} />
              </Route>
              <Route>
                <Redirect to="/" replace />
              </Route>
            </Switch>
          </Suspense>
        </main>
        {isCooking(address) ? null : <Dock />}
        <Toaster undoLabel={t("action.undo")} closeLabel={t("action.close")} />
      </div>
    </div>
  );
};

/** The wall: its rooms, the first evening, and over everything a babysitter's card. */
export const App = () => {
  const isSealed = useLockedToCard();
  useTheme();
  // A browser that is loaded anew may ring in silence until it is touched.
  useReloadWhenIdle(useTimers().length > 0);
  if (isSealed)
    return (
      <>
        <QuietMode />
        <Suspense fallback={null}>
          <EmergencyCard />
        </Suspense>
      </>
    );
  return (
    <>
      {/* Before the rooms, because what they ask of it comes after what it learns. */}
      <QuietMode />
      <Switch>
        <Route path="/setup/:step?">
          {({ step }) => (
            <Suspense fallback={null}>
              <Setup name={step} />
            </Suspense>
          )}
        </Route>
        <Route>
          <AppLayout />
        </Route>
      </Switch>
      <OnScreenKeyboard />
      <KioskControls />
    </>
  );
};
