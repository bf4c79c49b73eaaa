import type { OperationAnswer } from "#contract/api.ts";
import { daysFrom, weekdayOf } from "../../i18n/time.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { sampleText } from "../../query/sample/sample-texts.ts";

const subjects = {
  maths: [sampleText("Maths", "Mathe"), "books", "#2f6fb3"],
  reading: [sampleText("Reading", "Deutsch"), "open-book", "#d9662b"],
  sport: [
    sampleText("Sport", "Sport"),
    "soccer-ball",
    "#2a8f6d",
    sampleText("Sports bag", "Turnbeutel"),
  ],
  music: [
    sampleText("Music", "Musik"),
    "musical-keyboard",
    "#c94f7c",
    sampleText("Recorder", "Flöte"),
  ],
  art: [
    sampleText("Art", "Kunst"),
    "artist-palette",
    "#8a6d3b",
    sampleText("Paint box", "Malkasten"),
  ],
} as const;
type Subject = keyof typeof subjects;

/** What each weekday has, Monday first. */
const week: readonly (readonly Subject[])[] = [
  ["maths", "reading", "sport"],
  ["reading", "art", "maths"],
  ["maths", "music", "reading"],
  ["reading", "maths", "sport"],
  ["art", "reading", "music"],
];
const hours = [
  ["08:00", "08:45"],
  ["08:50", "09:35"],
  ["09:55", "11:25"],
] as const;

/** What the sample family's children have at school. */
export const sampleTimetable = (
  { members, language }: SampleInput,
  start: string,
  end: string,
): OperationAnswer<"GET /api/timetable"> => {
  const bringOf = ([, , , bring]: (typeof subjects)[Subject]): string[] =>
    bring === undefined ? [] : [bring[language]];
  return {
    ...{ start, end },
    subjects: Object.entries(subjects).map(([key, subject]) => ({
      ...{ id: sampleId(key), name: subject[0][language] },
      ...{ icon: subject[1], color: subject[2], bring: bringOf(subject) },
    })),
    days: daysFrom(start, end).flatMap((date) => {
      const lessons = week[weekdayOf(date) - 1] ?? [];
      return members
        .filter(({ kid }) => kid && lessons.length > 0)
        .map(({ id: memberId }) => ({
          ...{ date, memberId, bring: lessons.flatMap((key) => bringOf(subjects[key])) },
          lessons: lessons.map((subject, at) => ({
            ...{ start: hours[at]?.[0] ?? "08:00", end: hours[at]?.[1] ?? "08:45" },
            subjectId: sampleId(subject),
          })),
        }));
    }),
  };
};
