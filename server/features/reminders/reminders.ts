import type { Logger } from "pino";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Settings } from "#contract/settings.ts";
import type { Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import { type Clock, dayAt } from "../../platform/clock.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { DayRange } from "../../providers/calendar/port.ts";
import { createReminderDispatcher, type PhoneReminder } from "./dispatcher.ts";
import { forgetPastChoices } from "./forget-past-choices.ts";
import type { OwnOfEventStores } from "./own-of-events.ts";
import { createReminderService } from "./reminder-service.ts";
import { reminderRoutes } from "./routes.ts";

interface RemindersDeps {
  readonly db: Db;
  readonly stores: OwnOfEventStores;
  readonly events: (range: DayRange) => Promise<readonly CalendarEvent[]>;
  readonly changed: () => void;
  readonly settings: () => Settings;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tellPhones: (reminder: PhoneReminder, now: number) => void;
  /** Called after phones have messages to get, and with `true` where walls ring. */
  readonly rang: (onWalls: boolean) => void;
  /** Waits between due times; real time where left out. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** What is about events so long ago is forgotten. */
const keptMs = 30 * 24 * 3600_000;

/** Creates the reminders of events: what rings when, and what screens do with it. */
export const createReminders = ({ db, stores, changed, ...deps }: RemindersDeps) => {
  const { sent, departures } = stores;
  const dispatcher = createReminderDispatcher({
    ...{ ...deps, sent },
    atomically: (work) => db.transaction(work).immediate(),
  });
  const timeZone = (): string => deps.settings().timeZone;
  const service = createReminderService({
    ...{ ...deps, sent, departures, timeZone, changed, wake: dispatcher.wake },
  });
  return {
    routes: reminderRoutes(service),
    mayShowCards: service.mayShowCards,
    /** Begins to ring; never where nothing may run by itself, or what is sent can't be recorded. */
    begin: dispatcher.begin,
    /** Looks again after something changed. */
    wake: dispatcher.wake,
    stop: dispatcher.stop,
    /** Forgets what rang for events of more than thirty days ago, and what was chosen for those long past. */
    prune: async (): Promise<void> => {
      sent.forgetBefore(deps.clock.now() - keptMs);
      departures.forgetBefore(deps.clock.now() - keptMs);
      const today = dayAt(deps.clock.now(), timeZone());
      try {
        await forgetPastChoices({ ...stores, events: deps.events }, today);
      } catch (error) {
        // Without a calendar nobody knows what is past.
        if (!(error instanceof SourceMissing)) throw error;
      }
      changed();
    },
  };
};
export type Reminders = ReturnType<typeof createReminders>;
