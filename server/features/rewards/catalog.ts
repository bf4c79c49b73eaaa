import { randomUUID } from "node:crypto";
import type { NewReward, Reward, RewardLanguage, RewardPatch } from "#contract/rewards.ts";
import type { Clock } from "../../platform/clock.ts";
import type { BuiltInReward } from "../../config/rewards-file.ts";
import { NotFound } from "../../platform/errors.ts";
import type { StoredReward, RewardStore } from "./reward-store.ts";

interface RewardCatalogDeps {
  /** The rewards in `rewards.json`. */
  readonly builtIn: readonly BuiltInReward[];
  readonly store: RewardStore;
  readonly clock: Clock;
  readonly wasRedeemed: (rewardId: string) => boolean;
}

const asChanged = (
  { name, ...file }: BuiltInReward,
  stored: StoredReward | undefined,
  language: RewardLanguage,
): Reward => ({
  id: file.id,
  name: stored?.name ?? (typeof name === "string" ? name : name[language]),
  icon: stored?.icon ?? file.icon,
  tier: stored?.tier ?? file.tier,
  cost: stored?.cost ?? file.cost,
  custom: false,
  hidden: stored?.hidden ?? false,
});

const ownReward = ({ id, name, icon, tier, cost, hidden }: StoredReward): Reward | null =>
  name === null || icon === null || tier === null || cost === null
    ? null
    : { id, name, icon, tier, cost, custom: true, hidden };

/** Creates the catalogue of rewards: the built-in ones with the parents' changes, then the family's own. */
export const createRewardCatalog = ({ builtIn, store, clock, wasRedeemed }: RewardCatalogDeps) => {
  const isBuiltIn = (id: string): boolean => builtIn.some((reward) => reward.id === id);

  const all = (language: RewardLanguage = "en"): Reward[] => {
    const stored = store.all();
    const changes = new Map(stored.map((one) => [one.id, one]));
    const own = stored
      .filter(({ id, custom }) => custom && !isBuiltIn(id))
      .map(ownReward)
      .filter((reward) => reward !== null);
    return [...builtIn.map((one) => asChanged(one, changes.get(one.id), language)), ...own];
  };

  const find = (id: string, language?: RewardLanguage): Reward => {
    const reward = all(language).find((one) => one.id === id);
    if (reward === undefined) throw new NotFound("reward");
    return reward;
  };

  const change = (id: string, patch: RewardPatch, language?: RewardLanguage): Reward => {
    const { custom } = find(id);
    const untouched: StoredReward = {
      ...{ id, custom, hidden: false },
      ...{ name: null, icon: null, tier: null, cost: null },
    };
    const before = store.all().find((one) => one.id === id) ?? untouched;
    store.save(
      {
        ...before,
        name: patch.name ?? before.name,
        icon: patch.icon ?? before.icon,
        tier: patch.tier ?? before.tier,
        cost: patch.cost ?? before.cost,
        hidden: patch.hidden ?? before.hidden,
      },
      clock.now(),
    );
    return find(id, language);
  };

  return {
    /**
     * The file's rewards in its order, then the family's own from the oldest; built-in names in English where no
     * language is given.
     */
    all,
    /** Throws 404 where there is none. */
    find,
    /** Adds one of the family's own. */
    add: (fields: NewReward): Reward => {
      const reward = { ...fields, id: randomUUID(), custom: true, hidden: false };
      store.save(reward, clock.now());
      return reward;
    },
    /** Changes the fields in the patch; 404 where there is no such reward. */
    change,
    /** Hides a reward that is built in, wished for or was redeemed, and deletes any other; 404 where there is none. */
    remove: (id: string): void => {
      const { custom } = find(id);
      if (!custom || wasRedeemed(id) || store.isWished(id)) change(id, { hidden: true });
      else store.remove(id);
    },
  };
};

export type RewardCatalog = ReturnType<typeof createRewardCatalog>;
