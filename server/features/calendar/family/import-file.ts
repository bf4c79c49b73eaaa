import type { IncomingMessage } from "node:http";
import type { ImportedCalendar } from "#contract/calendar-family.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import { type HandlerReply, unchanged } from "#server/http/handlers.ts";
import { knownMember } from "#server/http/known-member.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import type { FamilyIcal, FamilySeries, ReadSeries } from "#server/providers/calendar/port.ts";
import { receiveCalendarFile } from "./receive-file.ts";
import type { FamilyStore } from "./store.ts";
import { maxFamilyEvents } from "./write-events.ts";

interface CalendarImportDeps {
  readonly store: FamilyStore;
  readonly ical: FamilyIcal;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

const mostTold = 100;

const full = (message: string): HttpError =>
  new HttpError(413, message, { code: "tooLarge", field: "body" });

const refusals = {
  notCalendar: apiSentence("importRefused.notCalendar"),
  tooMuch: apiSentence("importRefused.tooMuch"),
} as const;

/** The comparable fields of an event in a file and in the family calendar. */
const facts = ({
  title,
  location,
  notes,
  icon,
  at,
  rule,
  added,
  except,
  changes,
}: ReadSeries): string =>
  JSON.stringify([
    title,
    location,
    notes,
    icon,
    [at.day, at.time, at.zone, at.length],
    rule,
    added,
    except,
    changes.map((change) => [
      ...[change.originalDay, change.title, change.location, change.notes, change.icon],
      change.at && [change.at.day, change.at.time, change.at.zone, change.at.length],
    ]),
  ]);

const isOlder = (read: ReadSeries, ours: FamilySeries): boolean =>
  read.sequence === ours.sequence ? read.stampedAt < ours.stampedAt : read.sequence < ours.sequence;

/** The stored event with the file's fields; members stay, because a file has none. */
const updated = (read: ReadSeries, ours: FamilySeries): FamilySeries => ({
  ...read,
  memberIds: ours.memberIds,
  createdAt: ours.createdAt,
  changes: read.changes.map((change) => {
    const memberIds = ours.changes.find(
      ({ originalDay }) => originalDay === change.originalDay,
    )?.memberIds;
    return { ...change, ...(memberIds === undefined ? {} : { memberIds }) };
  }),
});

/** Imports a file's events into the family calendar, as many as possible, in one transaction. */
export const createCalendarImport = ({
  store,
  ical,
  roster,
  clock,
  timeZone,
}: CalendarImportDeps) => {
  const count = createRateLimit({
    ...{ clock, most: 10, withinMs: 10 * 60_000 },
    message: apiSentence("tooMany.files"),
  });

  const merge = (series: readonly ReadSeries[], memberIds: readonly string[]) => {
    const counts = { added: 0, updated: 0, unchanged: 0 };
    const older: string[] = [];
    let capacity = maxFamilyEvents - store.count();
    for (const read of series) {
      const ours = store.find(read.key);
      if (ours === null) {
        capacity -= 1;
        if (capacity < 0) throw full(apiSentence("tooLarge.noRoom"));
        store.put({ ...read, memberIds, createdAt: clock.now() });
        counts.added += 1;
      } else if (facts(read) === facts(ours)) counts.unchanged += 1;
      else if (isOlder(read, ours)) older.push(read.title);
      else {
        store.put(updated(read, ours));
        counts.updated += 1;
      }
    }
    return { counts, older };
  };

  return async (
    request: IncomingMessage,
    memberId: string | undefined,
  ): Promise<ImportedCalendar | HandlerReply<ImportedCalendar>> => {
    const memberIds = memberId === undefined ? [] : [knownMember(roster(), memberId).id];
    count();
    const file = await receiveCalendarFile(request);
    const read = await ical.read(file, timeZone());
    if (!read.ok) {
      if (read.reason === "tooMany") throw full(apiSentence("tooLarge.events"));
      throw new HttpError(400, refusals[read.reason], {
        ...{ code: "importRefused", reason: read.reason, field: "body" },
      });
    }
    const { counts, older } = store.together(() => merge(read.series, memberIds));
    const left = [...read.skipped, ...older.map((title) => ({ title, reason: "older" as const }))];
    const answer = { ...counts, skipped: left.length, left: left.slice(0, mostTold) };
    return counts.added + counts.updated === 0 ? unchanged(answer) : answer;
  };
};
