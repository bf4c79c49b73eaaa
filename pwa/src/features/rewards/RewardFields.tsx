import type { Reward } from "#contract/rewards.ts";
import { tierOrder, tierMessageKeys } from "#client/features/rewards/tiers.ts";
import { rewardPictureNames } from "#client/features/rewards/picture-names.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { PicturePicker } from "#client/ui/form/PicturePicker.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { rewardIconOf, usualCost, type RewardDraft } from "./reward-draft.ts";

/** A reward's name, size, cost and picture. */
export const RewardFields = ({
  draft,
  catalog,
  onDraft,
}: {
  draft: RewardDraft;
  /** The rewards that are there, whose costs suggest one. */
  catalog: readonly Reward[];
  onDraft: (draft: RewardDraft) => void;
}) => {
  const s = useMessages(rewardMessages);
  return (
    <>
      <TextField
        label={s("name")}
        hint={s("nameHint")}
        value={draft.name}
        maxLength={80}
        autoCapitalize="sentences"
        onValue={(name) => onDraft({ ...draft, name })}
      />
      <Choices
        label={s("tier")}
        value={draft.tier}
        choices={tierOrder.map((tier) => ({ value: tier, label: s(tierMessageKeys[tier]) }))}
        onChoose={(tier) => onDraft({ ...draft, tier })}
      />
      <TextField
        label={s("cost")}
        value={draft.cost ?? String(usualCost(catalog, draft.tier))}
        inputMode="numeric"
        maxLength={5}
        onValue={(cost) => onDraft({ ...draft, cost })}
      />
      <PicturePicker
        label={s("picture")}
        words={rewardPictureNames}
        value={rewardIconOf(draft)}
        onPick={(icon) => onDraft({ ...draft, icon })}
      />
    </>
  );
};
