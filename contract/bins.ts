import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, icon, id, line, memberIds } from "./values.ts";

/** The most bins of a house. */
export const mostBins = 30;
const mostWords = 10;

const color = z.string().regex(/^#[0-9a-f]{6}$/, "expected a colour such as #2a8f6d");

/** A bin as screens draw it. */
const look = { id, name: line.max(40), icon, color };

/** By which days a bin is collected. */
export const binRule = z
  .strictObject({
    first: day.meta({ description: "A day on which it is collected; it gives the weekday." }),
    everyWeeks: z.int().min(1).max(52),
  })
  .meta({ id: "BinRule" });

const binSetting = z
  .strictObject({
    ...look,
    rule: binRule.nullable().meta({ description: "Null: by the calendar only." }),
    afterHoliday: z.boolean().meta({
      description:
        "Whether it is collected a day later for each public holiday from Monday to Saturday in that week up to its day; never on a Sunday.",
    }),
    words: z.array(line.max(60)).max(mostWords).meta({
      description:
        "What its collections are called in the calendar: a title that has one of them is this bin's. Empty: its name.",
    }),
  })
  .meta({ id: "BinSetting" });
export type BinSetting = z.infer<typeof binSetting>;

const binChore = z
  .strictObject({
    memberIds: memberIds.meta({ description: "Whose it is; empty: up for grabs." }),
    turns: z.boolean().meta({ description: "Whether they take turns, one each time." }),
    stars: z.int().min(0).max(100),
  })
  .meta({ id: "BinChore" });

/** The house's waste bins. */
export const binSettings = z
  .strictObject({
    items: z
      .array(binSetting)
      .max(mostBins, `expected at most ${mostBins} bins`)
      .refine(
        (items) => new Set(items.map((bin) => bin.id)).size === items.length,
        "expected bins with ids of their own",
      ),
    calendarId: id.nullable().meta({
      description: "The connected calendar, or `family`, in which collections stand.",
    }),
    chore: binChore.nullable().meta({
      description:
        "What is made of a collection on the day before it: one chore for all bins of a day. Null: none.",
    }),
  })
  .meta({ id: "BinSettings" });
export type BinSettings = z.infer<typeof binSettings>;

const bin = z.object({ ...look, name: z.string() }).meta({ id: "Bin" });
export type Bin = z.infer<typeof bin>;

const collection = z
  .object({
    binId: id,
    date: day,
    movedFrom: day.optional().meta({ description: "Its usual day, which a holiday moved." }),
  })
  .meta({ id: "BinCollection" });
export type BinCollection = z.infer<typeof collection>;

const paper = { id: "paper", name: "Paper", icon: "newspaper", color: "#2f6fb3" };

export const bins = {
  "GET /api/bins": {
    operationId: "listBinCollections",
    summary: "Which bins are collected on which days",
    description:
      "Both days are included; the default is today and 34 days after it, at most 400 days.",
    access: "anyone",
    query: z.object({ start: day.optional(), end: day.optional() }),
    answer: z
      .object({
        start: day,
        end: day,
        bins: z.array(bin),
        collections: z.array(collection),
        unmatched: z.array(z.string()).optional().meta({
          description: "Titles in the calendar that belong to no bin, at most 20.",
        }),
        unread: z.literal(true).optional().meta({
          description: "The calendar can't be read now.",
        }),
      })
      .meta({ id: "BinCollections" }),
    topic: "bins",
    example: {
      answer: {
        ...{ start: "2026-11-20", end: "2026-12-24", bins: [paper] },
        collections: [
          { binId: "paper", date: "2026-11-24" },
          { binId: "paper", date: "2026-12-23", movedFrom: "2026-12-22" },
        ],
      },
    },
  },
} as const satisfies Operations;
