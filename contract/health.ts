import * as z from "zod";
import { sourceErrorCode } from "./errors.ts";
import { type Domain, domains } from "./operation.ts";
import { instant } from "./values.ts";

/** An object with one value for each domain, as other tools than ours can read it too. */
export const byDomain = <V extends z.ZodType>(value: V) =>
  z.object({
    tasks: value,
    calendar: value,
    meals: value,
    budget: value,
    weather: value,
    photos: value,
  } satisfies Record<Domain, V>);

const sourceHealth = z
  .object({
    provider: z.string(),
    state: z.enum(["ok", "stale", "unconfigured", "unreachable"]),
    checkedAt: instant.optional(),
    error: z.string().optional().meta({ description: "What is wrong, in English." }),
    code: sourceErrorCode.optional(),
    part: z.string().optional().meta({
      description: "What of the source it is about, by name: a calendar, or the weather's place.",
    }),
  })
  .meta({ id: "SourceHealth" });
export type SourceHealth = z.infer<typeof sourceHealth>;

/** An item of a list that doesn't fit the contract, such as an event of the year 9999; its list is answered without it. */
const outOfRangeItem = z
  .object({
    id: z.string().meta({ description: "The item's id; an event's UID." }),
    field: z
      .string()
      .meta({ description: "What doesn't fit, as its source or the answer names it." }),
    effect: z.enum(["clipped", "leftOut"]).meta({
      description: "Whether it is shown as far as it fits, or not at all.",
    }),
    source: z.enum(domains).optional(),
    part: z.string().optional().meta({ description: "The file or calendar that has it." }),
    list: z.string().optional().meta({ description: "The operation whose answer lacks it." }),
  })
  .meta({ id: "OutOfRangeItem" });
export type OutOfRangeItem = z.infer<typeof outOfRangeItem>;

/** How the wall and its sources are. */
export const health = z
  .object({
    ok: z.literal(true),
    version: z.string(),
    schemaVersion: z.int(),
    uptimeSec: z.int().min(0),
    sources: byDomain(sourceHealth),
    outOfRange: z.array(outOfRangeItem).optional().meta({
      description:
        "What lists were cut short by, at most a hundred items: dates outside 1900 to 2199, numbers that nobody can add up, texts without end. Left out where everything fits.",
    }),
  })
  .meta({ id: "Health" });
export type Health = z.infer<typeof health>;
