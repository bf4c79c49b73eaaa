import type { RedemptionRequest, Reward, RewardLanguage } from "#contract/rewards.ts";
import type { Roster } from "../../config/roster.ts";
import { type Clock, iso } from "../../platform/clock.ts";
import { NotFound } from "../../platform/errors.ts";
import type { RewardCatalog } from "./catalog.ts";
import type { RedemptionRequestRecord, RequestStore } from "./request-store.ts";

/** For so long a parent may answer, in milliseconds. */
const validMs = 10 * 60_000;

interface RedemptionRequestsDeps {
  readonly store: RequestStore;
  readonly catalog: RewardCatalog;
  readonly roster: () => Roster;
  readonly clock: Clock;
}

/** Creates the rewards for which a parent is asked, because nobody else can prove whose stars they are. */
export const createRedemptionRequests = (deps: RedemptionRequestsDeps) => {
  const { store, catalog, roster, clock } = deps;

  const waiting = (): RedemptionRequestRecord[] => {
    const known = new Set(roster().map(({ id }) => id));
    return store.since(clock.now() - validMs).filter(({ memberId }) => known.has(memberId));
  };

  const viewOf = (
    { id, memberId, rewardId, askedAt }: RedemptionRequestRecord,
    { name, icon, cost }: Reward,
  ): RedemptionRequest => {
    const until = iso(askedAt + validMs);
    return { id: String(id), memberId, rewardId, name, icon, cost, askedAt: iso(askedAt), until };
  };

  return {
    /** What parents are asked for now, oldest first; a reward that was deleted or hidden meanwhile isn't asked for. */
    waiting: (language: RewardLanguage): RedemptionRequest[] => {
      const offered = new Map(
        catalog.all(language).flatMap((reward) => (reward.hidden ? [] : [[reward.id, reward]])),
      );
      return waiting().flatMap((request) => {
        const reward = offered.get(request.rewardId);
        return reward === undefined ? [] : [viewOf(request, reward)];
      });
    },
    /** Asks parents for a reward; what is asked for already keeps its id and its end. */
    ask: (
      wanted: { readonly memberId: string; readonly rewardId: string },
      language: RewardLanguage,
    ): { readonly request: RedemptionRequest; readonly isNew: boolean } => {
      const now = clock.now();
      const known = waiting().find(
        ({ memberId, rewardId }) => memberId === wanted.memberId && rewardId === wanted.rewardId,
      );
      const reward = catalog.find(wanted.rewardId, language);
      if (known !== undefined) return { request: viewOf(known, reward), isNew: false };
      store.forgetBefore(now - validMs);
      const { memberId, rewardId } = wanted;
      const request = { id: store.add(wanted, now), memberId, rewardId, askedAt: now };
      return { request: viewOf(request, reward), isNew: true };
    },
    /** Ends a request and tells what it was; 404 where there is none, or it is over. */
    end: (id: string): { readonly memberId: string; readonly rewardId: string } => {
      const found = waiting().find((request) => String(request.id) === id);
      if (found === undefined) throw new NotFound("request");
      store.remove(found.id);
      return found;
    },
  };
};
