import * as z from "zod";
import { event } from "./calendar.ts";
import type { Operations } from "./operation.ts";
import { day, icon, instant, line, memberId, mostMembers, timeOfDay } from "./values.ts";
import { conditions } from "./weather.ts";

const evening = timeOfDay.meta({ description: "When the evening's card and notification come." });

/** For each member something of the evening. */
const byMember = <T extends z.ZodType>(each: T) =>
  z
    .record(memberId, each)
    .refine((all) => Object.keys(all).length <= mostMembers, "expected at most 500 of them");

/** When the house tells of the next day, and whom. */
export const tomorrowSettings = z
  .strictObject({
    at: evening,
    members: byMember(timeOfDay.nullable()).meta({
      description: "Who is told at another hour; null: never. Others are told at `at`.",
    }),
  })
  .meta({ id: "TomorrowSettings" });

/** Some of that. */
export const tomorrowSettingsPatch = z
  .strictObject({
    at: evening,
    members: byMember(z.union([timeOfDay, z.literal("house")]).nullable()).meta({
      description: "Who is told at another hour; null: never, `house`: at `at` again.",
    }),
  })
  .partial()
  .meta({
    id: "TomorrowSettingsPatch",
    description:
      "What is left out stays, also of `members`. With both, `members` is replaced whole.",
  });

/** What the weather of a day asks to put on or to take along. */
export const clothes = [
  "gloves",
  "warmJacket",
  "jacket",
  "tShirt",
  "sunHat",
  "umbrella",
  "boots",
] as const;
export type Clothes = (typeof clothes)[number];

/** What a line of a day is about: what to bring, a bin that is collected, lessons, or a holiday. */
export const dayLineKinds = ["bring", "bin", "school", "holiday"] as const;

const said = z
  .object({
    about: z.enum(dayLineKinds),
    text: z.string().meta({ description: "In the family's own words." }),
    memberIds: z.array(memberId).meta({ description: "Whom it concerns; none: everybody." }),
    icon: icon.optional(),
  })
  .meta({ id: "DayLine" });
export type DayLine = z.infer<typeof said>;

const when = z.object({
  start: z.union([day, instant]),
  allDay: z.boolean(),
});

const change = z
  .object({
    kind: z.enum(["new", "moved", "cancelled"]),
    title: z.string(),
    memberIds: z.array(memberId),
    is: when.optional().meta({ description: "When it is; left out where it is cancelled." }),
    was: when.optional().meta({ description: "When it was; left out where it is new." }),
  })
  .meta({ id: "CalendarNews" });
export type CalendarNews = z.infer<typeof change>;

const dayAhead = z
  .object({
    date: day,
    evening: timeOfDay.meta({ description: "The house's hour at which tomorrow is shown." }),
    firsts: z.array(z.object({ memberId, event })).meta({
      description:
        "The first appointment of each member, in the roster's order; what names nobody is everybody's.",
    }),
    further: z.array(event).meta({
      description: "The day's other appointments, in the order of their starts.",
    }),
    hasCalendar: z.boolean().meta({
      description: "Whether a calendar was read; without one nothing is known of appointments.",
    }),
    wholeDays: z.array(event).meta({
      description: "What goes on all day, such as a trip or a birthday, unless a line says it.",
    }),
    rides: z.array(event).meta({ description: "Where somebody takes, collects or has to leave." }),
    lines: z.array(said),
    weather: z
      .object({
        condition: z.enum(conditions),
        hi: z.number(),
        lo: z.number(),
        clothes: z.array(z.enum(clothes)),
      })
      .optional(),
    dinner: z.array(
      z.object({
        title: z.string(),
        preparation: z
          .string()
          .optional()
          .meta({ description: "What to do the evening before, such as `thaw the fish`." }),
      }),
    ),
    changes: z.array(change).meta({
      description:
        "What is new, moved or cancelled in the two weeks ahead since the evening before.",
    }),
  })
  .meta({ id: "DayAhead" });
export type DayAhead = z.infer<typeof dayAhead>;

const preparation = z.object({ dish: z.string(), note: z.string() }).meta({ id: "Preparation" });
const preparations = z.object({ items: z.array(preparation) }).meta({ id: "Preparations" });
const thaw = { dish: "Fish fingers", note: "Thaw the fish" };

export const tomorrow = {
  "GET /api/tomorrow": {
    operationId: "getTomorrow",
    summary: "What the family needs to know of tomorrow, or of another day",
    description:
      "First appointments, who takes whom, what to bring, the weather in clothes, dinner and what changed in calendars since the evening before. What a source doesn't tell is left out. First reads of a calendar and reconnections are no changes.",
    access: "anyone",
    query: z.object({ date: day.optional() }),
    answer: dayAhead,
    topic: "tomorrow",
    example: {
      answer: {
        ...{ date: "2026-11-21", evening: "19:00" },
        ...{ firsts: [], further: [], hasCalendar: true, wholeDays: [], rides: [], lines: [] },
        weather: { condition: "rain", hi: 8, lo: 3, clothes: ["warmJacket", "umbrella"] },
        dinner: [{ title: "Fish fingers", preparation: "Thaw the fish" }],
        changes: [
          {
            ...{ kind: "moved", title: "Piano", memberIds: ["mia"] },
            is: { start: "2026-11-23T16:00:00.000Z", allDay: false },
            was: { start: "2026-11-23T15:00:00.000Z", allDay: false },
          },
        ],
      },
    },
  },
  "GET /api/tomorrow/preparations": {
    operationId: "listPreparations",
    summary: "What is to be done the evening before dishes",
    access: "anyone",
    answer: preparations,
    topic: "tomorrow",
    example: { answer: { items: [thaw] } },
  },
  "PUT /api/tomorrow/preparations": {
    operationId: "setPreparation",
    summary: "Say what is to be done the evening before a dish; null forgets it",
    description:
      "A dish is known by its name, whatever its capitals, on whichever day it is planned.",
    access: "anyone",
    right: "write",
    body: z.strictObject({ dish: line, note: line.nullable() }),
    answer: preparations,
    stale: ["tomorrow"],
    example: { body: thaw, answer: { items: [thaw] } },
  },
} as const satisfies Operations;
