import { Suspense } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useRedemptionRequests } from "#client/features/rewards/queries.ts";

const AskedRewards = lazyPart(
  async () => (await import("#client/features/rewards/AskedRewards.tsx")).AskedRewards,
);

/** The rewards for which a parent is asked; nothing where there is none, and nothing is fetched for it then. */
export const RewardQuestions = () =>
  useRedemptionRequests().length === 0 ? null : (
    <Suspense fallback={null}>
      <AskedRewards />
    </Suspense>
  );
