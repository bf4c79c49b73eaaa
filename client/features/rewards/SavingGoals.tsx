import { rewardMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import type { RewardsAnswer } from "./reads.ts";
import { savingGoalsOf } from "./offers.ts";
import { SavingBar } from "./SavingBar.tsx";
import * as styles from "./saving-goals.module.css";

/** What a member saves for, and how near it is; a tap looks at it. */
export const SavingGoals = ({
  rewards,
  memberId,
  onOpen,
}: {
  rewards: RewardsAnswer;
  memberId: string;
  onOpen: (rewardId: string) => void;
}) => {
  const s = useMessages(rewardMessages);
  const goals = savingGoalsOf(rewards, memberId);
  return (
    <Stack as="section" gap={3} className={styles.savingGoals} aria-label={s("savingFor")}>
      <Text as="h2" size="large">
        {s("savingFor")}
      </Text>
      {goals.length === 0 ? (
        <Text as="p" tone="soft">
          {s("savingForNone")}
        </Text>
      ) : null}
      <ul>
        {goals.map((offer) => (
          <li key={offer.reward.id}>
            <button
              type="button"
              className={styles.savingGoal}
              data-testid="saving-goal"
              aria-haspopup="dialog"
              onClick={() => onOpen(offer.reward.id)}
            >
              <Picture name={offer.reward.icon} words={offer.reward.name} neutral="wrapped-gift" />
              <Text weight="bold" as="b" clamp dir="auto">
                {offer.reward.name}
              </Text>
              <SavingBar offer={offer} />
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
