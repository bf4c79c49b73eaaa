import type { CalendarEvent } from "#contract/calendar.ts";
import type { Reminder } from "#contract/reminders.ts";
import { type HandlerReply, type LastStep, lastStep, unchanged } from "../../http/handlers.ts";
import { type Clock, iso } from "../../platform/clock.ts";
import { NotFound, SourceMissing } from "../../platform/errors.ts";
import type { DayRange } from "../../providers/calendar/port.ts";
import type { Departures } from "./departure-store.ts";
import {
  eventAt,
  type EventTime,
  momentMs,
  reminderDays,
  reminderId,
  reminderIdParts,
} from "./event-key.ts";
import type { SentReminders } from "./sent-store.ts";

interface ReminderServiceDeps {
  readonly events: (range: DayRange) => Promise<readonly CalendarEvent[]>;
  readonly sent: SentReminders;
  readonly departures: Departures;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** Counts a change of what is ours about events. */
  readonly changed: () => void;
  /** Called after a due time was added. */
  readonly wake: () => void;
}

const minute = 60_000;
const snoozeMs = 10 * minute;
/** So long a card of something that began already stays. */
const cardAfterStart = 60 * minute;
/** What rang earlier is over. */
const longestCard = 2 * 24 * 60 * minute;

const timeOf = (id: string): EventTime => {
  const parts = reminderIdParts(id);
  if (parts === null) throw new NotFound("reminder");
  return parts;
};

/** Creates how a reminder stands in answers. */
const createReminderView = ({ departures, timeZone }: ReminderServiceDeps) => {
  /** Until when walls show what rang: until the event begins, or where it goes on already, until it is over. */
  const shownUntil = (event: CalendarEvent, startsAt: number, rangAt: number): number => {
    if (rangAt < startsAt) return startsAt;
    const endsAt = momentMs(event.end, event.allDay, timeZone());
    return Math.min(Math.max(endsAt, rangAt + 5 * minute), rangAt + cardAfterStart);
  };
  const view = (event: CalendarEvent, time: EventTime, rangAt?: number): Reminder => {
    const { title, icon, start, end, allDay, memberIds, color, location } = event;
    const { driver, collector, leaveAt } = event;
    return {
      ...{ id: reminderId(time.key, time.startsAt), eventId: event.id },
      ...{ title, start, end, allDay, memberIds, color },
      ...(icon === undefined ? {} : { icon }),
      ...(location === undefined ? {} : { location }),
      ...(event.reminders?.urgent === true ? { urgent: true } : {}),
      ...(driver === undefined ? {} : { driver }),
      ...(collector === undefined ? {} : { collector }),
      ...(leaveAt === undefined ? {} : { leaveAt }),
      onTheWay: [...departures.of(time)],
      ...(rangAt === undefined
        ? {}
        : { rangAt: iso(rangAt), until: iso(shownUntil(event, time.startsAt, rangAt)) }),
    };
  };
  return { shownUntil, view };
};

/** Creates what finds the events of reminders. */
const createFindReminded = ({ events, clock, timeZone }: ReminderServiceDeps) => {
  const known = () =>
    events(reminderDays(clock.now(), timeZone())).catch((error: unknown) => {
      // Where no calendar can be read, there is nothing to be reminded of.
      if (error instanceof SourceMissing) return [];
      throw error;
    });

  /** Throws 404 where the event is gone or is at another time. */
  const find = async (id: string): Promise<{ event: CalendarEvent; time: EventTime }> => {
    const time = timeOf(id);
    const event = eventAt(await known(), time, timeZone());
    if (event === undefined) throw new NotFound("reminder");
    return { event, time };
  };
  return { known, find };
};

/** Creates what screens do with reminders that ring. */
export const createReminderService = (deps: ReminderServiceDeps) => {
  const { sent, departures, clock, timeZone } = deps;
  const { shownUntil, view } = createReminderView(deps);
  const { known, find } = createFindReminded(deps);

  /** Changes who is on their way to an event; `change` returns whether anything is other than before. */
  const changeDeparture = async (
    id: string,
    change: (time: EventTime) => boolean,
  ): Promise<LastStep<Reminder | HandlerReply<Reminder>>> => {
    const { event, time } = await find(id);
    return lastStep(() => {
      const isOther = change(time);
      if (isOther) deps.changed();
      return isOther ? view(event, time) : unchanged(view(event, time));
    });
  };

  const rungOnWalls = () => sent.onWalls(clock.now() - longestCard);

  return {
    /** Whether walls may show a card now, so that a change of the calendar may change it. */
    mayShowCards: (): boolean => rungOnWalls().length > 0,
    list: async (): Promise<{ items: Reminder[] }> => {
      const rung = rungOnWalls();
      if (rung.length === 0) return { items: [] };
      const all = await known();
      return {
        items: rung.flatMap(({ rangAt, ...time }) => {
          const event = eventAt(all, time, timeZone());
          return event !== undefined && clock.now() < shownUntil(event, time.startsAt, rangAt)
            ? [view(event, time, rangAt)]
            : [];
        }),
      };
    },
    get: async (id: string): Promise<Reminder> => {
      const { event, time } = await find(id);
      return view(event, time);
    },
    /** Returns false where somebody else did before, or it never rang. */
    dismiss: (id: string): boolean => sent.dismiss(timeOf(id), clock.now()),
    snooze: async (id: string, memberId: string): Promise<LastStep<{ ringsAt: string }>> => {
      const { time } = await find(id);
      return lastStep(() => {
        const dueAt = clock.now() + snoozeMs;
        sent.snooze(time, memberId, dueAt);
        // Not within the transaction: if that rolled back, nothing would be due.
        queueMicrotask(deps.wake);
        return { ringsAt: iso(dueAt) };
      });
    },
    onMyWay: (id: string, memberId: string) =>
      changeDeparture(id, (time) => {
        sent.wasHeard(time, memberId);
        return departures.say(time, memberId, clock.now());
      }),
    notOnMyWay: (id: string, memberId: string) =>
      changeDeparture(id, (time) => departures.takeBack(time, memberId)),
  };
};
export type ReminderService = ReturnType<typeof createReminderService>;
