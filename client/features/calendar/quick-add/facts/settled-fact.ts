import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { addDays, daysBetween } from "#client/i18n/time.ts";
import type { ChosenAnswers } from "../open-questions.ts";

const onDay = (fact: UnderstoodFact, date: string): UnderstoodFact => {
  if (fact.kind === "bin") return { ...fact, rule: { ...fact.rule, first: date } };
  if (fact.kind !== "absence") return fact;
  const { start, end, weeks } = fact.absence;
  // Once moves as it is; weeks that come again keep their last day.
  const length = end === undefined ? undefined : daysBetween(start, end);
  const isOnce = length !== undefined && (weeks === undefined || length < 7);
  return {
    ...fact,
    absence: {
      ...fact.absence,
      start: date,
      ...(weeks === undefined ? {} : { weekOne: date }),
      ...(isOnce ? { end: addDays(date, length) } : {}),
    },
  };
};

const ofMember = (fact: UnderstoodFact, memberId: string): UnderstoodFact => {
  if (fact.kind === "lesson") return { ...fact, lesson: { ...fact.lesson, memberId } };
  return fact.kind === "absence"
    ? { ...fact, absence: { ...fact.absence, memberIds: [memberId] } }
    : fact;
};

/** What isn't an event, as somebody settled what was asked of it. */
export const withFactAnswers = (
  fact: UnderstoodFact,
  { date, member }: ChosenAnswers,
): UnderstoodFact => {
  const dated = date === undefined ? fact : onDay(fact, date);
  return member === undefined ? dated : ofMember(dated, member);
};

/** Whether all is said that nobody can guess: whose it is, and its first and last day. */
export const isFactSettled = (fact: UnderstoodFact, { member }: ChosenAnswers): boolean =>
  fact.asks.every(({ about }) => {
    if (about === "firstDay" || about === "lastDay") return false;
    return about !== "member" || member !== undefined;
  });
