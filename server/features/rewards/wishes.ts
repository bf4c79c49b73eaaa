import type { Clock } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict } from "../../platform/errors.ts";
import { knownMember } from "../../http/known-member.ts";
import type { RewardCatalog } from "./catalog.ts";
import type { RewardStore } from "./reward-store.ts";

interface WishesDeps {
  readonly catalog: RewardCatalog;
  readonly store: RewardStore;
  readonly roster: () => Roster;
  readonly clock: Clock;
}

export interface StoredWish {
  readonly rewardId: string;
  readonly memberId: string;
}

/** Throws 409 `rewardHidden` for a hidden reward. */
export const requireOffered = ({ hidden }: { readonly hidden: boolean }): void => {
  if (hidden) throw new Conflict("rewardHidden", apiSentence("rewardHidden"));
};

/** Creates the members' wishes. */
export const createWishes = ({ catalog, store, roster, clock }: WishesDeps) => {
  const everyones = (): Record<string, string[]> => {
    const offered = new Set(catalog.all().flatMap(({ id, hidden }) => (hidden ? [] : [id])));
    const wishes = store.wishes().filter(({ rewardId }) => offered.has(rewardId));
    return Object.fromEntries(
      roster().map(({ id }) => [
        id,
        wishes.filter(({ memberId }) => memberId === id).map(({ rewardId }) => rewardId),
      ]),
    );
  };
  const answer = (memberId: string, changed: boolean) => ({
    wishes: { memberId, rewardIds: everyones()[memberId] ?? [] },
    changed,
  });
  return {
    /** Everyone on the roster with their wishes, without hidden or deleted rewards. */
    everyones,
    /** Throws 404 for an unknown reward, 409 for a hidden one. */
    assign: ({ rewardId, memberId }: StoredWish) => {
      knownMember(roster(), memberId);
      requireOffered(catalog.find(rewardId));
      return answer(memberId, store.assign({ memberId, rewardId }, clock.now()));
    },
    /** Throws 404 for an unknown reward. */
    unassign: ({ rewardId, memberId }: StoredWish) => {
      knownMember(roster(), memberId);
      catalog.find(rewardId);
      return answer(memberId, store.unassign({ memberId, rewardId }));
    },
  };
};
