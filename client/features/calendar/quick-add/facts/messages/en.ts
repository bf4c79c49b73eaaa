import type { Message } from "#client/i18n/catalogue.ts";

/** What quick words say that isn't an event, in English. */
export const en = {
  absence: "Days away",
  bin: "A bin",
  continue: "Continue",
  event: "An event",
  every: { one: "{days}, every week", other: "{days}, every {count} weeks" },
  forParents: "Only parents write that down. A grown-up can, or it becomes an event.",
  from: "from {day}",
  fromTo: "{first} to {last}",
  lesson: "A lesson",
  lessonNth: "{day}, lesson {nth}",
  lessonTimes: "{day}, {start} – {end}",
  schoolHolidays: "School holidays",
  shift: "Shifts",
  "shift.early": "Early shift",
  "shift.late": "Late shift",
  "shift.night": "Night shift",
  timesUnknown: "The timetable doesn’t say yet when lesson {nth} is. Set its times.",
  weekOf: "Week {week}",
  what: "What is that?",
  wholeWeeks: "Whole weeks",
} as const satisfies Readonly<Record<string, Message>>;
