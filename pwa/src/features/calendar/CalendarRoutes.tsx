import { Suspense, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { isDay } from "#client/i18n/time.ts";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { useToday } from "#client/context/clock.ts";
import { ReminderPage } from "../reminders/ReminderPage.tsx";
import { recipeIdIn } from "../recipes/recipe-address.ts";
import { AgendaPage } from "./AgendaPage.tsx";
import { type AgendaPosition, initialAgendaPosition } from "./agenda-position.ts";
import { DayPage } from "./DayPage.tsx";
import { MonthPage } from "./MonthPage.tsx";
import { WeekPage } from "./WeekPage.tsx";
import { EventPage } from "./EventPage.tsx";
import { NewEventPage } from "./NewEventPage.tsx";
import { SearchPage } from "./SearchPage.tsx";

const WeekPrint = lazyPart(
  async () => (await import("#client/features/calendar/print/WeekPrint.tsx")).WeekPrint,
);

/** Who is away or has which shift on a printed day, in words. */
const PrintedBands = ({ day }: { day: string }) => <DayBands named day={day} />;

const WeekPrintPage = ({ first }: { first: string }) => {
  const [, go] = useLocation();
  return (
    <Suspense fallback={null}>
      <WeekPrint
        first={first}
        bands={PrintedBands}
        onBack={() => go(`/calendar/week/${first}`, { replace: true })}
      />
    </Suspense>
  );
};

const nobody: ReadonlySet<string> = new Set();

/** The family's calendar on the phone: what comes, a day by its hours, a week, a month, an event, a new one, and what is looked for. */
export const CalendarRoutes = () => {
  const today = useToday();
  const [who, setWho] = useState(nobody);
  // Whoever comes back from an event finds the list where they left it.
  const [place, setPlace] = useState<AgendaPosition>(initialAgendaPosition);
  const filter = { who, onWho: setWho };
  return (
    <Switch>
      <Route path="/calendar">
        <AgendaPage {...filter} place={place} onPlace={setPlace} />
      </Route>
      <Route path="/calendar/day/:day?">
        {({ day }) => <DayPage {...filter} day={isDay(day) ? day : today} />}
      </Route>
      <Route path="/calendar/week/:day?">
        {({ day }) => <WeekPage {...filter} day={isDay(day) ? day : today} />}
      </Route>
      <Route path="/calendar/month/:day?">
        {({ day }) => <MonthPage {...filter} day={isDay(day) ? day : today} />}
      </Route>
      <Route path="/calendar/print/:first">
        {({ first }) => <WeekPrintPage first={isDay(first) ? first : today} />}
      </Route>
      <Route path="/calendar/search" component={SearchPage} />
      <Route path="/calendar/new/:day?/:minute?">
        {({ day, minute }) => (
          <NewEventPage
            memberIds={[...who]}
            day={isDay(day) ? day : today}
            minute={minute === undefined ? undefined : Number(minute) || 0}
          />
        )}
      </Route>
      <Route path="/calendar/event/:day/:id">
        {({ day, id }) => <EventPage key={id} day={isDay(day) ? day : today} id={recipeIdIn(id)} />}
      </Route>
      <Route path="/calendar/reminder/:id">{({ id }) => <ReminderPage key={id} id={id} />}</Route>
      <Route>
        <Redirect to="/calendar" replace />
      </Route>
    </Switch>
  );
};
