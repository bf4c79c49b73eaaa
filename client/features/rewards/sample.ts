import type { Reward } from "#contract/rewards.ts";
import { stableRandom, type SampleInput } from "../../query/sample/sample-input.ts";

/** What each sample child saves for: something within reach, and something to dream of. */
export const sampleSavingGoals = (
  { members }: SampleInput,
  catalog: readonly Reward[],
): Record<string, string[]> => {
  const offered = catalog.filter(({ hidden }) => !hidden);
  const pick = (memberId: string, wanted: readonly Reward["tier"][]): string[] => {
    const among = offered.filter(({ tier }) => wanted.includes(tier));
    const chosen = among[Math.floor(stableRandom(memberId, ...wanted) * among.length)];
    return chosen === undefined ? [] : [chosen.id];
  };
  return Object.fromEntries(
    members.map(({ id, kid }) => [
      id,
      kid ? [...pick(id, ["medium"]), ...pick(id, ["large", "big"])] : [],
    ]),
  );
};
