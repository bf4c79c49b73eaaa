import * as z from "zod";
import { newAbsence } from "./absences.ts";
import { binRule } from "./bins.ts";
import { schoolHolidays } from "./holidays.ts";
import { lessonDays, lessonWeeks } from "./timetable.ts";
import { memberId, timeOfDay } from "./values.ts";

/** What quick add asks about because the text doesn't settle it. */
const askables = [
  ...(["title", "date", "time", "end", "member", "past", "exception"] as const),
  ...(["firstDay", "lastDay", "numberedWeeks", "binRule", "repetition"] as const),
] as const;

/** What a line of words leaves open. */
export const quickAddAsks = z.array(
  z.object({
    about: z.enum(askables),
    words: z.string().optional().meta({ description: "The words in question." }),
    choices: z
      .array(z.string())
      .optional()
      .meta({ description: "Dates, starts or members that may be meant, likeliest first." }),
  }),
);

const common = {
  isSure: z.boolean().meta({
    description: "Whether the words can hardly mean an event; else people are asked which it is.",
  }),
  asks: quickAddAsks,
};

const lesson = z
  .object({
    memberId: memberId.optional(),
    subject: z.string(),
    day: z.enum(lessonDays),
    week: z.enum(lessonWeeks),
    nth: z.int().optional().meta({ description: "Which lesson of that day it is, from 1." }),
    start: timeOfDay.optional(),
    end: timeOfDay.optional(),
  })
  .meta({ id: "UnderstoodLesson" });

/** What else than an event a line of words says. */
export const understoodFact = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("bin"), name: z.string(), rule: binRule, ...common }),
    z.object({ kind: z.literal("schoolHolidays"), holidays: schoolHolidays, ...common }),
    z.object({ kind: z.literal("lesson"), lesson, ...common }),
    z.object({ kind: z.literal("absence"), absence: newAbsence, ...common }),
  ])
  .meta({
    id: "UnderstoodFact",
    description:
      "What else than an event the line says, as it would be written: a bin and its rule, school holidays, a lesson, or who is away or has shifts.",
  });
export type UnderstoodFact = z.infer<typeof understoodFact>;
