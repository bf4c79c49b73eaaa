import * as z from "zod";
import { iso } from "#server/platform/clock.ts";
import { createOutOfRangeItems } from "#server/platform/out-of-range-items.ts";
import type { ResizedPictures } from "#server/images/resized-pictures.ts";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import type { PollingPolicy } from "../../shared-read.ts";
import { createPageReader } from "../import/page.ts";
import { createMealieAuthoring } from "./authoring.ts";
import { createMealieClient } from "./client.ts";
import { mealieConnection } from "./connection.ts";
import { createMealieGrocery } from "./grocery.ts";
import { createMealieList } from "./shopping-list.ts";
import { createMealiePictures } from "./pictures.ts";
import { createMealiePlan } from "./plan.ts";
import { createMealieRecipes } from "./recipes.ts";
import { mealieErrorSentence } from "./errors.ts";
import type { OutsideMeals } from "../port.ts";

/** The base address of one that was copied from a browser. */
const baseOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/(?:g|login|api)(?:\/.*)?$/, "").replace(/\/+$/, "");
};

const env = z.object({
  MEALIE_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as http://192.168.1.20:9000" })
    .transform(baseOf)
    .optional(),
  MEALIE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "expected the token as Mealie shows it, without spaces")
    .optional(),
  MEALIE_SHOPPING_LIST: z.string().trim().min(1).optional(),
});

const idleMs = 15 * 60_000;
/** Polling policies: the grocery list changes while shopping, the plan within a day, the library rarely. */
const policies = {
  list: { keepMs: 15_000, restMs: 15_000, idleMs },
  plan: { keepMs: 60_000, restMs: 15_000, idleMs },
  recipes: { keepMs: 5 * 60_000, restMs: 15_000, idleMs: 0 },
} as const satisfies Record<string, PollingPolicy>;
const lookMs = 1_000;

/** What pictures need in addition to the tools. */
export interface MealiePictureDeps {
  readonly resized: ResizedPictures;
}

const create = (
  tools: ProviderTools & MealiePictureDeps,
  words: z.output<typeof env>,
): OutsideMeals | null => {
  const { outbound, clock, log, resized } = tools;
  const { MEALIE_URL: url, MEALIE_TOKEN: token, MEALIE_SHOPPING_LIST: listNamed } = words;
  if (url === undefined || token === undefined) return null;
  const outOfRange = createOutOfRangeItems(clock);
  const client = createMealieClient({ url, token, outbound, clock, log, outOfRange });
  const library = createMealieRecipes({
    ...{ client, clock, policy: policies.recipes },
    changed: () => tools.changed("recipes"),
  });
  const plan = createMealiePlan({
    ...{ client, library, clock, policy: policies.plan },
    changed: () => tools.changed("mealplan"),
  });
  const list = createMealieList({
    ...{ client, clock, listNamed, outOfRange, policy: policies.list },
    changed: () => tools.changed("grocery"),
  });
  const reads = () => [...library.reads(), ...plan.reads(), ...list.reads()];
  const timer = setInterval(() => {
    for (const read of reads()) void read.look();
  }, lookMs).unref();

  return {
    kind: "outside",
    can: ["recipes.write", "import"],
    health: () => {
      const { errorCode: lastError, answeredAt, askedAt } = client.status();
      const errorCode = lastError ?? (list.isMissing() ? "mealListMissing" : null);
      // The data is as old as the last good answer.
      const at = answeredAt ?? askedAt;
      const checked = at === null ? {} : { checkedAt: iso(at) };
      if (errorCode === null) return { state: "ok", ...checked };
      const state = answeredAt === null ? "unreachable" : "stale";
      return { state, ...checked, error: mealieErrorSentence(errorCode), code: errorCode };
    },
    outOfRange: outOfRange.all,
    ...plan.plan,
    ...library.recipes,
    ...createMealieGrocery({ client, list, library }),
    ...createMealieAuthoring({
      ...{ client, library, plan, clock },
      previewPage: createPageReader(outbound),
    }),
    ...createMealiePictures({ client, library, resized, dir: tools.cacheDir() }),
    stop: async () => {
      clearInterval(timer);
      await Promise.all([client.stop(), ...reads().map((read) => read.stop())]);
    },
  };
};

/** Meals from Mealie, version 2 or 3: its plan, its recipes and one of its shopping lists. */
export const mealieMeals = defineProvider<
  "meals",
  OutsideMeals,
  z.output<typeof env>,
  MealiePictureDeps
>({
  domain: "meals",
  name: "mealie",
  env,
  create,
  connection: mealieConnection,
});
