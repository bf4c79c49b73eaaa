import { rewardMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Progress } from "../../ui/charts/Progress.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import type { RewardOffer } from "./offers.ts";
import * as styles from "./saving-bar.module.css";

/** How near a reward is: a bar that fills, and what is missing in words. */
export const SavingBar = ({ offer }: { offer: RewardOffer }) => {
  const s = useMessages(rewardMessages);
  const { missing, reward } = offer;
  return (
    <Stack
      as="span"
      gap={1}
      className={styles.savingBar}
      data-part="saving-bar"
      data-enough={missing === 0}
    >
      <Progress max={reward.cost} value={Math.max(0, reward.cost - missing)} />
      <span>{missing === 0 ? s("affordable") : s("missing", { count: missing })}</span>
    </Stack>
  );
};
