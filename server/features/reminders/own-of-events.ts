import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget } from "#contract/calendar-family.ts";
import type { EventReminders } from "#contract/reminders.ts";
import type { Db } from "../../db/connection.ts";
import type { CalendarSource } from "../../providers/calendar/port.ts";
import { createReminderChoices, type ReminderChoices } from "./choice-store.ts";
import { createDepartures, type Departures } from "./departure-store.ts";
import { eventKey, keyOfId, momentMs, occurrenceKey } from "./event-key.ts";
import { createSentReminders, type SentReminders } from "./sent-store.ts";

/** Where what is ours about events is stored. */
export interface OwnOfEventStores {
  readonly choices: ReminderChoices;
  readonly departures: Departures;
  readonly sent: SentReminders;
}

interface OwnOfEventsDeps extends OwnOfEventStores {
  readonly timeZone: () => string;
}

/** Opens the stores in the database. */
export const openOwnOfEvents = (db: Db): OwnOfEventStores => ({
  ...{ choices: createReminderChoices(db), departures: createDepartures(db) },
  sent: createSentReminders(db),
});

/** An edit of an event, as far as what is ours about it has to follow. */
export interface EditOfEvent {
  readonly id: string;
  readonly which: EditTarget;
}

/** Keeps what only this house knows about events, of whichever calendar: reminders, and who is on their way. */
export const createOwnOfEvents = ({ choices, departures, sent, timeZone }: OwnOfEventsDeps) => {
  /** Differs after every change. */
  let version = 0;
  const withOwn = (event: CalendarEvent): CalendarEvent => {
    const key = eventKey(event);
    const reminders = choices.of(key, occurrenceKey(event.occurrence));
    const startsAt = departures.isEmpty() ? 0 : momentMs(event.start, event.allDay, timeZone());
    const onTheWay = departures.of({ key, startsAt });
    if (reminders === undefined && onTheWay.length === 0) return event;
    return {
      ...event,
      ...(reminders === undefined ? {} : { reminders }),
      ...(onTheWay.length === 0 ? {} : { onTheWay: [...onTheWay] }),
    };
  };
  type Answer = Awaited<ReturnType<CalendarSource["events"]>>;
  const answers = new WeakMap<Answer, { readonly version: number; readonly answer: Answer }>();

  return {
    withOwn,
    /** Counts a change of what is ours. */
    changed: (): void => {
      version += 1;
    },
    /** The source with what is ours about its events; the same answer while neither changed. */
    beside: (source: CalendarSource): CalendarSource => ({
      ...source,
      events: async (range) => {
        const found = await source.events(range);
        if (choices.isEmpty() && departures.isEmpty()) return found;
        const before = answers.get(found);
        if (before?.version === version) return before.answer;
        const answer = { ...found, events: found.events.map(withOwn) };
        answers.set(found, { version, answer });
        return answer;
      },
    }),
    /** Keeps what was chosen for an event that was written, and what was chosen and rang before where it has a new UID. */
    keep: (
      event: CalendarEvent,
      reminders: EventReminders | null | undefined,
      edit?: EditOfEvent,
    ): CalendarEvent => {
      const key = eventKey(event);
      const { id = event.id, which = {} } = edit ?? {};
      const before = keyOfId(id);
      if (before !== key) {
        choices.copy(before, key, occurrenceKey(which.occurrence));
        departures.copy(before, key);
        sent.copy(before, key);
      }
      if (reminders !== undefined) {
        const isOne =
          event.recurring &&
          which.occurrence !== undefined &&
          (which.scope === undefined || which.scope === "one");
        choices.choose(key, isOne ? occurrenceKey(which.occurrence) : "", reminders);
      }
      version += 1;
      return withOwn(event);
    },
    /** Forgets what was chosen for an event that is deleted. */
    forget: (id: string): void => {
      choices.remove(keyOfId(id));
      version += 1;
    },
  };
};
