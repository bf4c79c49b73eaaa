import { Temporal } from "temporal-polyfill";
import type { DayAhead } from "#contract/tomorrow.ts";
import type { Settings } from "#contract/settings.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Db } from "#server/db/connection.ts";
import { isInQuietHours, nextQuietStart, quietHoursOf } from "#server/jobs/quiet-hours.ts";
import type { ScheduledJob } from "#server/jobs/scheduler.ts";
import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import type { Recipients } from "../recipients.ts";
import { eveningMessage } from "./evening-message.ts";

interface EveningJobDeps {
  readonly db: Db;
  readonly tomorrow: { readonly of: (day: string) => Promise<DayAhead> };
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

/** A job that tells each member once an evening, at the house's hour or their own, what comes tomorrow. */
export const eveningJob = (deps: EveningJobDeps): ScheduledJob => {
  const { db, tomorrow, recipients, roster, settings, clock, wake } = deps;
  const has = db
    .prepare<[string, string], number>(
      "SELECT 1 FROM tomorrow_told WHERE day = ? AND member_id = ?",
    )
    .pluck();
  const note = db.prepare<[string, string]>(
    "INSERT INTO tomorrow_told (day, member_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
  );
  const forget = db.prepare<[string]>("DELETE FROM tomorrow_told WHERE day < ?");
  /** Whether it is a member's hour, or their quiet hours begin at once and their hour is within them. */
  const isTime = (memberId: string, now: number): boolean => {
    const { timeZone, tomorrow: evening } = settings();
    const hour = evening.members[memberId] ?? evening.at;
    if (evening.members[memberId] === null) return false;
    const at = Temporal.PlainDate.from(dayAt(now, timeZone)).toZonedDateTime({
      ...{ timeZone, plainTime: hour },
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
          has.get(day, id) === undefined,
      );
      if (due.length === 0) return;
      const ahead = await tomorrow.of(addDays(day, 1));
      db.transaction(() => {
        forget.run(addDays(day, -3));
        for (const { id } of due) {
          note.run(day, id);
          recipients.tellMember(id, "tomorrow", {
            ...{ topic: `tomorrow-${day}`, expiresAt: midnightAfter(day, timeZone) },
            message: (_, language) => {
              const tag = locale.toLowerCase().startsWith(language) ? locale : language;
              return eveningMessage(ahead, language, { roster: roster(), timeZone, tag });
            },
          });
        }
      })();
      wake();
    },
  };
};
