import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, icon, id, line, memberId, timeOfDay } from "./values.ts";

/** The weekdays of a timetable, Monday first. */
export const lessonDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type LessonDay = (typeof lessonDays)[number];

/** The weeks in which a lesson is given, where weeks differ. */
export const lessonWeeks = ["both", "A", "B"] as const;

const subject = z
  .strictObject({
    id,
    name: line.max(40),
    icon,
    color: z.string().regex(/^#[0-9a-f]{6}$/, "expected a colour such as #2a8f6d"),
    bring: z.array(line.max(60)).max(10).meta({ description: "What to bring each time." }),
  })
  .meta({ id: "Subject" });
export type Subject = z.infer<typeof subject>;

const lesson = z
  .strictObject({
    day: z.enum(lessonDays),
    week: z.enum(lessonWeeks),
    start: timeOfDay,
    end: timeOfDay,
    subjectId: id,
    room: line.max(40).exactOptional(),
  })
  .refine(({ start, end }) => start < end, {
    path: ["end"],
    message: "expected a time after the start",
  })
  .meta({ id: "Lesson" });
export type Lesson = z.infer<typeof lesson>;

const meet = (a: Lesson, b: Lesson): boolean =>
  a.day === b.day &&
  (a.week === b.week || a.week === "both" || b.week === "both") &&
  a.start < b.end &&
  b.start < a.end;

const lessons = z
  .array(lesson)
  .max(150, "expected at most 150 lessons")
  .refine(
    (all) => all.every((one, at) => all.slice(at + 1).every((other) => !meet(one, other))),
    "expected lessons that don't overlap",
  );

/** What the children have at school. */
export const timetableSettings = z
  .strictObject({
    weekA: day.nullable().meta({
      description: "A day of a week A; null: all weeks are alike, and lessons of B are not given.",
    }),
    subjects: z.array(subject).max(80, "expected at most 80 subjects"),
    lessons: z
      .record(memberId, lessons)
      .refine((all) => Object.keys(all).length <= 50, "expected at most 50 children")
      .meta({ description: "By the child's id." }),
  })
  .superRefine(({ subjects, lessons: all }, context) => {
    const known = new Set(subjects.map((one) => one.id));
    if (known.size < subjects.length)
      context.addIssue({
        ...{ code: "custom", path: ["subjects"] },
        message: "expected subjects with ids of their own",
      });
    for (const [child, own] of Object.entries(all))
      for (const [at, { subjectId }] of own.entries())
        if (!known.has(subjectId))
          context.addIssue({
            ...{ code: "custom", path: ["lessons", child, at, "subjectId"] },
            message: "expected one of the subjects",
          });
  })
  .meta({ id: "TimetableSettings" });
export type TimetableSettings = z.infer<typeof timetableSettings>;

const lessonOfDay = z
  .object({ start: timeOfDay, end: timeOfDay, subjectId: id, room: z.string().optional() })
  .meta({ id: "LessonOfDay" });

const schoolDay = z
  .object({
    date: day,
    memberId,
    week: z.enum(["A", "B"]).optional(),
    lessons: z.array(lessonOfDay),
    bring: z.array(z.string()).meta({ description: "All that is to bring, each once." }),
    free: z.string().optional().meta({
      description: "The holidays for which there are no lessons.",
    }),
  })
  .meta({ id: "SchoolDay" });
export type SchoolDay = z.infer<typeof schoolDay>;

const sport = {
  ...{ id: "sport", name: "Sport", icon: "soccer-ball", color: "#2a8f6d" },
  bring: ["Sports bag"],
};

export const timetable = {
  "GET /api/timetable": {
    operationId: "listLessons",
    summary: "What the children have at school on each day of a range",
    description:
      "Both days are included; the default is today and the six days after it, at most 62 days. Days without lessons are left out, but for those of holidays.",
    access: "anyone",
    query: z.object({ start: day.optional(), end: day.optional() }),
    answer: z
      .object({ start: day, end: day, subjects: z.array(subject), days: z.array(schoolDay) })
      .meta({ id: "Timetable" }),
    topic: "timetable",
    example: {
      answer: {
        ...{ start: "2026-11-23", end: "2026-11-29", subjects: [sport] },
        days: [
          {
            ...{ date: "2026-11-24", memberId: "mia", week: "A", bring: ["Sports bag"] },
            lessons: [{ start: "08:00", end: "09:30", subjectId: "sport", room: "Hall" }],
          },
        ],
      },
    },
  },
} as const satisfies Operations;
