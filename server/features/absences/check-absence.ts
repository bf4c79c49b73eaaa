import {
  mostAbsenceDays,
  mostDaysAway,
  mostDaysBack,
  type NewAbsence,
  shiftKinds,
} from "#contract/absences.ts";
import type { PatternDay } from "#contract/rules/week-pattern.ts";
import type { Roster } from "#server/config/roster.ts";
import { knownMembers } from "#server/http/known-member.ts";
import { addDays } from "#server/platform/clock.ts";
import { InvalidInput } from "#server/platform/errors.ts";

const isShift = (is: PatternDay): boolean => is !== null && is !== "away";

const checkDays = ({ start, end, weeks }: NewAbsence): void => {
  if (end === undefined) {
    if (weeks === undefined)
      throw new InvalidInput("end", "end: expected a last day, or weeks that come again.");
    return;
  }
  if (end < start) throw new InvalidInput("end", `end: expected ${start} or later, got ${end}.`);
  if (weeks === undefined && end >= addDays(start, mostDaysAway))
    throw new InvalidInput("end", `end: expected at most ${mostDaysAway} days in all, got ${end}.`);
};

const checkExceptions = ({ start, end, weeks, exceptions = [] }: NewAbsence): void => {
  const known = new Set<string>();
  for (const { date } of exceptions) {
    if (weeks === undefined)
      throw new InvalidInput("exceptions", "exceptions: expected only beside weeks.");
    if (known.has(date))
      throw new InvalidInput(
        "exceptions",
        `exceptions: expected each day once, got ${date} twice.`,
      );
    if (date < start || (end !== undefined && date > end))
      throw new InvalidInput(
        "exceptions",
        `exceptions: expected days from ${start}${end === undefined ? " on" : ` to ${end}`}, got ${date}.`,
      );
    known.add(date);
  }
};

const checkWeeks = (given: NewAbsence, roster: Roster): void => {
  const { weeks, memberIds, exceptions = [] } = given;
  if (weeks === undefined) {
    for (const field of ["weekOne", "shiftTimes"] as const)
      if (given[field] !== undefined)
        throw new InvalidInput(field, `${field}: expected only beside weeks.`);
    return;
  }
  if (memberIds === undefined)
    throw new InvalidInput("memberIds", "memberIds: expected who has these weeks.");
  const days = [...weeks.flat(), ...exceptions.map(({ is }) => is)];
  if (days.every((is) => is === null))
    throw new InvalidInput("weeks", "weeks: expected at least one day away or with a shift.");
  const kid = roster.find(({ id, kid: isKid }) => isKid && memberIds.includes(id));
  if (days.some(isShift) && kid !== undefined)
    throw new InvalidInput("memberIds", `memberIds: expected grown-ups for shifts, got ${kid.id}.`);
};

const checkTimes = ({ shiftTimes }: NewAbsence): void => {
  for (const kind of shiftKinds)
    if (shiftTimes !== undefined && shiftTimes[kind].start === shiftTimes[kind].end)
      throw new InvalidInput("shiftTimes", `shiftTimes: expected ${kind} to end at another time.`);
};

/** Checks what is to be stored, apart from other absences; throws 400 that names the field. */
export const checkAbsence = (
  given: NewAbsence,
  { earliest, roster }: { readonly earliest: string; readonly roster: Roster },
): void => {
  if (given.start < earliest)
    throw new InvalidInput(
      "start",
      `start: expected at most ${mostDaysBack} days back (${earliest} or later), got ${given.start}.`,
    );
  knownMembers(roster, given.memberIds ?? []);
  checkDays(given);
  checkWeeks(given, roster);
  checkExceptions(given);
  checkTimes(given);
};

/** Checks the days that somebody asks about; throws 400 that names the field. */
export const checkAskedDays = (start: string, end: string): void => {
  if (end < start) throw new InvalidInput("end", `end: expected ${start} or later, got ${end}.`);
  if (end >= addDays(start, mostAbsenceDays))
    throw new InvalidInput("end", `end: expected at most ${mostAbsenceDays} days, got ${end}.`);
};
