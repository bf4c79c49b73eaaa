import { useFamily } from "../../context/family.tsx";
import type { Rewards } from "./queries.ts";
import { rewardWords } from "./messages/messages.ts";
import { useWordsOf } from "../../i18n/use-messages.ts";
import { FaceRow } from "../members/FaceRow.tsx";
import { Stars } from "../../ui/StarCount.tsx";
import { starsOf } from "./offers.ts";

/** Everyone's face with their stars; a tap shows the shop window for them. */
export const WhoseRewards = ({ shownId, rewards }: { shownId: string; rewards: Rewards }) => {
  const s = useWordsOf(rewardWords);
  const figures = useFamily().map(({ id }) => {
    const stars = Math.max(0, starsOf(rewards, id));
    return [id, <Stars key={id} count={stars} label={s("costs", { count: stars })} />] as const;
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
