import { Redirect, Route, Switch } from "wouter";
import { TodayPage } from "../features/today/TodayPage.tsx";
import { LazyRoute } from "../ui/LazyRoute.tsx";
import { PageSourceProvider } from "../ui/PageSourceProvider.tsx";
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
  loadTimetable,
  loadTomorrow,
  loadWalls,
  loadWifi,
} from "./lazy-routes.ts";

/** What the tabs lead to, and what stands behind. */
const pagesOfTabs = (
  <>
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
  </>
);

const otherPages = (
  <>
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
  </>
);

/** The pages of the phone app by their address. */
export const Pages = () => (
  <Switch>
    {pagesOfTabs}
    {otherPages}
  </Switch>
);
