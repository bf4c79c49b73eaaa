import { existsSync } from "node:fs";
import * as z from "zod";
import { highestCost, type RewardLanguage, rewardLanguages, tiers } from "#contract/rewards.ts";
import { ConfigError, parseJson, problemsOf } from "../platform/config-error.ts";
import { readConfigFile } from "./read-config-file.ts";

const expected = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `expected ${what}, got ${input === undefined ? "nothing" : JSON.stringify(input).slice(0, 60)}`,
});
const unknownFields = (issue: { code?: string | undefined; keys?: unknown }): string | undefined =>
  issue.code === "unrecognized_keys" && Array.isArray(issue.keys)
    ? `has unknown fields: ${issue.keys.join(", ")}`
    : undefined;

const anId = expected('an id of small letters, digits and -, such as "movie-night"');
const aName = expected(
  `a name of 1 to 80 characters, or one for each of ${rewardLanguages.join(", ")}`,
);
const anIcon = expected('a picture\'s name such as "popcorn", or an emoji');
const aCost = expected("a whole number from 1");

type Names = Record<RewardLanguage, z.ZodType>;
const name = z.string(aName).trim().min(1, aName).max(80, aName);

const reward = z.strictObject(
  {
    id: z.string(anId).regex(/^[a-z][a-z0-9-]{0,59}$/, anId),
    name: z.union([name, z.strictObject({ en: name, de: name } satisfies Names)], aName),
    icon: z.string(anIcon).min(1, anIcon).max(64, anIcon),
    tier: z.enum(tiers, expected(`one of ${tiers.join(", ")}`)),
    cost: z
      .int(aCost)
      .min(1, aCost)
      .max(highestCost, expected(`at most ${highestCost} stars`)),
  },
  { error: unknownFields },
);

/** A reward of the file; its name is in one language, or in each that the screens speak. */
export type BuiltInReward = z.infer<typeof reward>;

/** The shape of `rewards.json`: what stars can be saved for, in the order of the screens. */
export const rewardsFile = z.strictObject(
  {
    $schema: z.string().optional(),
    rewards: z
      .array(reward, { error: "expected a list of rewards" })
      .max(500, "expected at most 500 rewards")
      .superRefine((list, context) => {
        const seen = new Map<string, number>();
        list.forEach(({ id }, index) => {
          const before = seen.get(id);
          if (before !== undefined)
            context.addIssue({
              code: "custom",
              path: [index, "id"],
              message: `is the same as [${before}].id`,
            });
          seen.set(id, index);
        });
      }),
  },
  { error: (issue) => unknownFields(issue) ?? "expected an object with a list of rewards" },
);

/** Reads a catalogue from its text; a broken one throws a ConfigError with file, line or field. */
export const parseRewards = (file: string, text: string): readonly BuiltInReward[] => {
  const json = parseJson(file, text);
  if ("problem" in json) throw new ConfigError([json.problem]);
  const parsed = rewardsFile.safeParse(json.value);
  if (!parsed.success) throw new ConfigError(problemsOf(file, parsed.error));
  return parsed.data.rewards;
};

/** The family's own catalogue, or the shipped one where there is none; throws a ConfigError. */
export const readRewards = (file: string, shippedFile: string): readonly BuiltInReward[] => {
  const chosen = existsSync(file) ? file : shippedFile;
  return parseRewards(chosen, readConfigFile(chosen));
};
