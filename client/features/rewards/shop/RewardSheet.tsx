import { type ComponentType, useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { StarCount } from "#client/ui/badges/StarCount.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import type { RewardOffer } from "../offers.ts";
import { useNeededProof } from "./use-needed-proof.ts";
import type { RedeemProof } from "../mutations.ts";
import { SavingBar } from "../SavingBar.tsx";
import * as styles from "./reward-sheet.module.css";
import * as rewardTiersStyles from "./reward-tiers.module.css";

/** Asks a member to prove that the stars are theirs. */
export type OwnerProofForm = ComponentType<{
  readonly member: FamilyMember;
  readonly busy: boolean;
  readonly onProof: (proof: RedeemProof) => void;
}>;

interface Ways {
  readonly OwnerProof: OwnerProofForm;
  readonly offer: RewardOffer;
  readonly onSaveFor: () => void;
  /** Somebody said yes to spending the stars. */
  readonly onTake: (proof?: RedeemProof) => void;
  readonly isTaking: boolean;
}

const Asking = ({
  offer: { reward },
  member,
  stars,
  isTaking,
  OwnerProof,
  onTake,
  onNo,
}: Omit<Ways, "onSaveFor"> & { member: FamilyMember; stars: number; onNo: () => void }) => {
  const s = useMessages(rewardMessages);
  const needed = useNeededProof(member);
  const [proves, setProves] = useState(false);
  if (proves)
    return <OwnerProof member={member} busy={isTaking} onProof={(proof) => onTake(proof)} />;
  return (
    <>
      <Text as="p" size="title" weight="bold" display className={styles.rewardAsk} role="alert">
        <HyphenatedText>{s("askTake", { count: reward.cost, reward: reward.name })}</HyphenatedText>
      </Text>
      <Text as="p" size="large" tone="soft">
        {s("kept", { count: stars - reward.cost, name: member.name })}
      </Text>
      <Row as="footer" gap={3} wrap align="stretch" className={styles.rewardWays}>
        <Button disabled={isTaking} onClick={onNo}>
          {s("notYet")}
        </Button>
        <Button
          kind="primary"
          disabled={isTaking}
          onClick={() => (needed === "own" ? setProves(true) : onTake())}
        >
          <FeatureIcon name="gift" />
          {s(needed === "parent" ? "askParent" : "yes")}
        </Button>
      </Row>
    </>
  );
};

const Looking = ({
  offer,
  onSaveFor,
  onAsk,
}: Pick<Ways, "offer" | "onSaveFor"> & { onAsk: () => void }) => {
  const s = useMessages(rewardMessages);
  const { reward, missing, isSavedFor } = offer;
  return (
    <>
      {missing === 0 ? null : (
        <Text as="p" size="large" tone="soft">
          {s("missingLong", { count: missing })}
        </Text>
      )}
      <Row as="footer" gap={3} wrap align="stretch" className={styles.rewardWays}>
        <Button
          kind={missing > 0 && !isSavedFor ? "primary" : "plain"}
          aria-pressed={isSavedFor}
          onClick={onSaveFor}
        >
          <FeatureIcon name={isSavedFor ? "heart-fill" : "heart"} />
          {s(isSavedFor ? "stop" : "saveFor")}
        </Button>
        {missing > 0 ? null : (
          <Button kind="primary" onClick={onAsk}>
            <FeatureIcon name="gift" />
            {s("get", { count: reward.cost })}
          </Button>
        )}
      </Row>
    </>
  );
};

/** One reward, large: what it costs, how near it is, and a question before the stars are spent. */
export const RewardSheet = ({
  member,
  stars,
  error,
  onClose,
  ...ways
}: Ways & {
  member: FamilyMember;
  stars: number;
  error: ApiError | null;
  onClose: () => void;
}) => {
  const s = useMessages(rewardMessages);
  const { t } = useI18n();
  const [asks, setAsks] = useState(false);
  const { offer } = ways;
  const { reward, missing } = offer;
  return (
    <Sheet
      open
      title={<HyphenatedText>{reward.name}</HyphenatedText>}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      <div
        className={styles.rewardLook}
        data-part="reward-look"
        data-member={member.id}
        data-enough={missing === 0}
      >
        <span className={rewardTiersStyles.rewardStage} data-part="reward-stage">
          <Picture name={reward.icon} words={reward.name} neutral="wrapped-gift" />
        </span>
        <Stack gap={3} className={styles.rewardFacts}>
          <StarCount count={reward.cost} label={s("costs", { count: reward.cost })} />
          <SavingBar offer={offer} />
        </Stack>
      </div>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {error.code === "insufficient" ? s("spentElsewhere") : errorText(t, error)}
        </Notice>
      )}
      {asks && missing === 0 ? (
        <Asking {...ways} member={member} stars={stars} onNo={() => setAsks(false)} />
      ) : (
        <Looking {...ways} onAsk={() => setAsks(true)} />
      )}
    </Sheet>
  );
};
