import { rewardWords } from "../text/rooms/rewards/words.ts";
import { useWordsOf } from "../text/words-of.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { RoomIcon } from "../ui/RoomIcon.tsx";
import type { Offer } from "./offers.ts";
import { SavingBar } from "./SavingBar.tsx";

/** A reward in the shop window: a tap looks at it, a tap on the heart saves for it. */
export const RewardCard = ({
  offer,
  onOpen,
  onWish,
}: {
  offer: Offer;
  onOpen: () => void;
  onWish: () => void;
}) => {
  const s = useWordsOf(rewardWords);
  const { reward, missing, isWished } = offer;
  return (
    <li className="reward" data-enough={missing === 0} data-reward={reward.id}>
      <button type="button" className="reward-open" aria-haspopup="dialog" onClick={onOpen}>
        <span className="reward-stage">
          <Picture name={reward.icon} words={reward.name} neutral="wrapped-gift" />
        </span>
        <span className="reward-price figures">
          <Icon name="star-fill" />
          <span aria-hidden="true">{reward.cost}</span>
          <span className="quietly">{s("costs", { count: reward.cost })}</span>
        </span>
        <b className="two-lines" dir="auto">
          {reward.name}
        </b>
        <SavingBar offer={offer} />
      </button>
      <button
        type="button"
        className="reward-wish"
        aria-pressed={isWished}
        aria-label={s("saveForName", { reward: reward.name })}
        onClick={onWish}
      >
        <RoomIcon name={isWished ? "heart-fill" : "heart"} />
      </button>
    </li>
  );
};
