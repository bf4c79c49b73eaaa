import type { SchoolDay } from "#contract/timetable.ts";

/** A moment of the family's day: which it is, the one after it, and its time as `HH:MM`. */
interface SchoolMoment {
  readonly today: string;
  readonly tomorrow: string;
  readonly clock: string;
}

/** Which school day a child looks at: today's until its last lesson is over, then tomorrow's. */
export const schoolDayAt = (
  days: readonly SchoolDay[],
  memberId: string,
  { today, tomorrow, clock }: SchoolMoment,
): SchoolDay | undefined => {
  const dayOn = (date: string) =>
    days.find((day) => day.memberId === memberId && day.date === date);
  const ends = dayOn(today)?.lessons.map(({ end }) => end) ?? [];
  return dayOn(ends.length > 0 && ends.every((end) => end <= clock) ? tomorrow : today);
};

/** The date of the first school day from today on, as far as any is known; else today. */
export const comingSchoolDate = (days: readonly SchoolDay[], today: string): string => {
  const coming = days.map(({ date }) => date).filter((date) => date >= today);
  return coming.toSorted()[0] ?? today;
};
