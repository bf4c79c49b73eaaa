import { useEffect, useEffectEvent, useRef } from "react";
import type { Reward } from "#contract/rewards.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { rewardMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useRedeemCelebration } from "./use-redeem-celebration.ts";
import * as styles from "./redeem-celebration.module.css";

/** How long the ceremony stands when nobody touches it, in ms. */
const standsMs = 7000;

/** A reward that somebody just got. */
export interface RedeemedReward {
  readonly redemptionId: string;
  readonly reward: Reward;
  readonly member: FamilyMember;
  /** What they have left. */
  readonly balance: number;
}

/** The moment in which stars become something: the picture springs up in the member's colour; a tap anywhere ends it. */
export const RedeemCelebration = ({
  got: { reward, member, balance },
  onOver,
}: {
  got: RedeemedReward;
  onOver: () => void;
}) => {
  const s = useMessages(rewardMessages);
  const stage = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const { begin } = useRedeemCelebration();
  const start = useEffectEvent(() => {
    end.current?.focus({ preventScroll: true });
    if (stage.current !== null) begin(stage.current, member.color);
  });
  const over = useEffectEvent(onOver);
  useEffect(() => {
    start();
    const timer = setTimeout(() => over(), standsMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.ceremony} data-testid="ceremony" role="status" data-member={member.id}>
      <Stack
        as="button"
        gap={6}
        align="center"
        justify="center"
        ref={end}
        type="button"
        onClick={onOver}
        onKeyDown={({ key }) => {
          if (key === "Escape") onOver();
        }}
      >
        <span className={styles.ceremonyStage} ref={stage}>
          <Picture name={reward.icon} words={reward.name} neutral="wrapped-gift" />
        </span>
        <Stack as="span" gap={2} align="center" className={styles.ceremonyWords}>
          <Avatar face={member} />
          <Text as="b" size="head" display dir="auto">
            <HyphenatedText>{s("got", { name: member.name, reward: reward.name })}</HyphenatedText>
          </Text>
          <span>{s("kept", { count: balance, name: member.name })}</span>
        </Stack>
        <Text size="large" weight="bold" className={styles.ceremonyEnd}>
          {s("gotIt")}
        </Text>
      </Stack>
    </div>
  );
};
