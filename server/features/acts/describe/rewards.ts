import type { ActLookups } from "../act-lookups.ts";
import { describeWrite, undoneBy, type WriteAct } from "../write-act.ts";

const redeemed = (
  title: string | undefined,
  memberId: string | undefined,
  redemptionId: string,
): WriteAct | null =>
  title === undefined
    ? null
    : {
        ...{ noun: "reward", verb: "redeemed", title, memberId },
        subject: `redemption ${redemptionId}`,
        inverse: undoneBy("POST /api/redemptions/{id}/undo", { params: { id: redemptionId } }),
      };

/** How the spending of stars is told. */
export const describeRewards = ({ rewards, asksForReward }: ActLookups) => [
  describeWrite({
    operation: "POST /api/rewards/{id}/redeem",
    act: ({ params, body }, answer) =>
      "redemptionId" in answer
        ? redeemed(
            rewards().find(({ id }) => id === params.id)?.name,
            body.memberId,
            answer.redemptionId,
          )
        : null,
  }),
  describeWrite({
    operation: "POST /api/redemption-requests/{id}/decide",
    look: ({ params }) => asksForReward(params.id),
    act: (_, { redemptionId }, asked) =>
      redemptionId === undefined ? null : redeemed(asked?.name, asked?.memberId, redemptionId),
  }),
];
