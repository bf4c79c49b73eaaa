import { useFamily } from "../../context/family.ts";
import type { RewardsAnswer } from "./reads.ts";
import { rewardMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { FaceRow } from "../members/FaceRow.tsx";
import { StarCount } from "../../ui/badges/StarCount.tsx";
import { balanceOfMember } from "./offers.ts";

/** Everyone's face with their stars; a tap shows the shop window for them. */
export const RewardMemberPicker = ({
  shownId,
  rewards,
}: {
  shownId: string;
  rewards: RewardsAnswer;
}) => {
  const s = useMessages(rewardMessages);
  const figures = useFamily().map(({ id }) => {
    const stars = Math.max(0, balanceOfMember(rewards, id));
    return [id, <StarCount key={id} count={stars} label={s("costs", { count: stars })} />] as const;
  });
  return (
    <FaceRow
      label={s("whose")}
      shownId={shownId}
      hrefOf={(memberId) => `/rewards/${encodeURIComponent(memberId)}`}
      figures={Object.fromEntries(figures)}
    />
  );
};
