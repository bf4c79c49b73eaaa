import { Redirect, Route, Switch } from "wouter";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { isCalendarView } from "../features/calendar/views/calendar-views.ts";
import { PageSourceProvider } from "../ui/PageSourceProvider.tsx";
import { StartQuiet } from "../features/quiet/StartQuiet.tsx";
import { typedAddresses } from "./typed-addresses.ts";
import { loadJournal, loadMainPages, loadMeals } from "./lazy-routes.ts";

const Calendar = lazyPart(async () => (await loadMainPages()).Calendar);
const Chores = lazyPart(async () => (await loadMainPages()).Chores);
const Rewards = lazyPart(async () => (await loadMainPages()).Rewards);
const Lists = lazyPart(async () => (await loadMainPages()).Lists);
const Weather = lazyPart(async () => (await loadMainPages()).Weather);
const Meals = lazyPart(async () => (await loadMeals()).Meals);
const Cook = lazyPart(async () => (await loadMeals()).Cook);
const Budget = lazyPart(async () => (await import("../features/budget/BudgetPage.tsx")).BudgetPage);
const Journal = lazyPart(async () => (await loadJournal()).FamilyJournal);
const YearbookPage = lazyPart(
  async () => (await import("../features/journal/YearbookPage.tsx")).YearbookPage,
);
const PhotosPage = lazyPart(
  async () => (await import("../features/photos/PhotosPage.tsx")).PhotosPage,
);
const NotesPage = lazyPart(async () => (await import("../features/notes/NotesPage.tsx")).NotesPage);
const TimetablePage = lazyPart(
  async () => (await import("../features/timetable/TimetablePage.tsx")).TimetablePage,
);
const WeekPrintPage = lazyPart(
  async () => (await import("../features/calendar/WeekPrintPage.tsx")).WeekPrintPage,
);
const ActsPage = lazyPart(async () => (await import("../features/acts/ActsPage.tsx")).ActsPage);
const PhonesPage = lazyPart(
  async () => (await import("../features/devices/PhonesPage.tsx")).PhonesPage,
);
const NoSuchPage = lazyPart(async () => (await import("./NoSuchPage.tsx")).NoSuchPage);
const ArrangePage = lazyPart(
  async () => (await import("../features/home/layout/ArrangePage.tsx")).ArrangePage,
);
const Settings = lazyPart(
  async () => (await import("../features/settings/SettingsPage.tsx")).SettingsPage,
);

const CalendarRoute = ({ view, date }: { view: string; date: string | undefined }) =>
  isCalendarView(view) ? (
    <PageSourceProvider of="calendar">
      <Calendar view={view} date={date} />
    </PageSourceProvider>
  ) : (
    <NoSuchPage />
  );

/** The wall's addresses but Home and the first setup, each with its page; an unknown one says so. */
export const RoomRoutes = () => (
  <Switch>
    {Object.entries(typedAddresses).map(([typed, meant]) => (
      <Route key={typed} path={typed}>
        <Redirect to={meant} replace />
      </Route>
    ))}
    <Route path="/calendar/print/:first">
      {({ first }) => (
        <PageSourceProvider of="calendar">
          <WeekPrintPage first={first} />
        </PageSourceProvider>
      )}
    </Route>
    <Route path="/calendar/:view/:date?">
      {({ view, date }) => <CalendarRoute view={view} date={date} />}
    </Route>
    <Route path="/chores/:who?">{({ who }) => <Chores who={who} />}</Route>
    <Route path="/rewards/:who?">{({ who }) => <Rewards who={who} />}</Route>
    <Route path="/lists" component={Lists} />
    <Route path="/meals/cook/:id/:servings?">
      {({ id, servings }) => (
        <PageSourceProvider of="meals">
          <Cook key={id} id={id} servings={Number(servings) || undefined} />
        </PageSourceProvider>
      )}
    </Route>
    <Route path="/meals/:part?/:about?">
      {({ part, about }) => (
        <PageSourceProvider of="meals">
          <Meals part={part} about={about} />
        </PageSourceProvider>
      )}
    </Route>
    <Route path="/journal/yearbook" component={YearbookPage} />
    <Route path="/journal/timeline">
      <Journal view="timeline" />
    </Route>
    <Route path="/journal/of/:who">{({ who }) => <Journal view="feed" who={who} />}</Route>
    <Route path="/journal">
      <Journal view="feed" />
    </Route>
    <Route path="/weather">
      <PageSourceProvider of="weather">
        <Weather />
      </PageSourceProvider>
    </Route>
    <Route path="/budget">
      <PageSourceProvider of="budget">
        <Budget />
      </PageSourceProvider>
    </Route>
    <Route path="/arrange" component={ArrangePage} />
    <Route path="/acts" component={ActsPage} />
    <Route path="/phones" component={PhonesPage} />
    <Route path="/notes" component={NotesPage} />
    <Route path="/timetable/:who?">{({ who }) => <TimetablePage key={who} who={who} />}</Route>
    <Route path="/settings/:section?/:part?">
      {({ section, part }) => <Settings name={section} part={part} />}
    </Route>
    <Route path="/screensaver">
      <StartQuiet by={quietMode.call} />
    </Route>
    <Route path="/sleep">
      <StartQuiet by={quietMode.sleep} />
    </Route>
    <Route path="/photos">
      <PageSourceProvider of="photos">
        <PhotosPage />
      </PageSourceProvider>
    </Route>
    <Route component={NoSuchPage} />
  </Switch>
);
