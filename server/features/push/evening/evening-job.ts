import { Temporal } from "temporal-polyfill";
import type { DayAhead } from "#contract/tomorrow.ts";
import type { Settings } from "#contract/settings.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Db } from "#server/db/connection.ts";
import { isInQuietHours, nextQuietStart, quietHoursOf } from "#server/jobs/quiet-hours.ts";
import type { ScheduledJob } from "#server/jobs/scheduler.ts";
import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import type { Recipients } from "../recipients.ts";
import { eveningMessage, saysSomething } from "./evening-message.ts";

interface EveningJobDeps {
  readonly db: Db;
  readonly tomorrow: { readonly of: (day: string, at: string) => Promise<DayAhead> };
  readonly recipients: Pick<Recipients, "tellMember" | "wants" | "phonesOf">;
  readonly roster: () => Roster;
  readonly settings: () => Settings;
  readonly clock: Clock;
  /** Sends what was queued. */
  readonly wake: () => void;
}

const midnightAfter = (day: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds;

/** What can't be told in quiet hours is told so long before them, in ms; longer than from one run to the next. */
const soonMs = 10 * 60_000;

/** Stores who was told on which evening. */
const createToldEvenings = (db: Db) => {
  const has = db
    .prepare<[string, string], number>(
      "SELECT 1 FROM tomorrow_told WHERE day = ? AND member_id = ?",
    )
    .pluck();
  const note = db.prepare<[string, string]>(
    "INSERT INTO tomorrow_told (day, member_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
  );
  const forget = db.prepare<[string]>("DELETE FROM tomorrow_told WHERE day < ?");
  return {
    has: (day: string, memberId: string): boolean => has.get(day, memberId) !== undefined,
    note: (day: string, memberId: string): void => void note.run(day, memberId),
    forgetBefore: (day: string): void => void forget.run(day),
  };
};

/** A job that tells each member once an evening, at the house's hour or their own, what comes tomorrow. */
export const eveningJob = (deps: EveningJobDeps): ScheduledJob => {
  const { db, tomorrow, recipients, roster, settings, clock, wake } = deps;
  const told = createToldEvenings(db);
  const hourOf = (memberId: string): string => {
    const { members, at } = settings().tomorrow;
    return members[memberId] ?? at;
  };
  /** Whether it is a member's hour, or their quiet hours begin at once and their hour is within them. */
  const isTime = (memberId: string, now: number): boolean => {
    const { timeZone, tomorrow: evening } = settings();
    if (evening.members[memberId] === null) return false;
    const at = Temporal.PlainDate.from(dayAt(now, timeZone)).toZonedDateTime({
      ...{ timeZone, plainTime: hourOf(memberId) },
    }).epochMilliseconds;
    if (now >= at) return true;
    const quiet = quietHoursOf(settings(), memberId);
    const begin = nextQuietStart(now, quiet);
    return begin !== null && begin <= at && begin - now <= soonMs && isInQuietHours(at, quiet);
  };
  return {
    name: "push-tomorrow",
    pattern: "*/5 * * * *",
    run: async () => {
      const now = clock.now();
      const { timeZone, locale } = settings();
      const day = dayAt(now, timeZone);
      const due = roster().filter(
        ({ id }) =>
          recipients.wants(id, "tomorrow") &&
          isTime(id, now) &&
          recipients.phonesOf(id).length > 0 &&
          !told.has(day, id),
      );
      if (due.length === 0) return;
      // What changed is told since each one's own hour.
      const aheadAt = new Map<string, DayAhead>();
      for (const at of new Set(due.map(({ id }) => hourOf(id))))
        aheadAt.set(at, await tomorrow.of(addDays(day, 1), at));
      db.transaction(() => {
        told.forgetBefore(addDays(day, -3));
        for (const { id } of due) {
          const ahead = aheadAt.get(hourOf(id));
          // The hours were changed meanwhile; the next run tells it.
          if (ahead === undefined) continue;
          told.note(day, id);
          // Nobody takes a phone out for nothing.
          if (!saysSomething(ahead)) continue;
          recipients.tellMember(id, "tomorrow", {
            ...{ topic: `tomorrow-${day}`, expiresAt: midnightAfter(day, timeZone) },
            message: (_, language) => {
              const tag = locale.toLowerCase().startsWith(language) ? locale : language;
              return eveningMessage(ahead, { roster: roster(), timeZone, tag, language });
            },
          });
        }
      })();
      wake();
    },
  };
};
