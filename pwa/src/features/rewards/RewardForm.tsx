import { useState } from "react";
import { useLocation } from "wouter";
import type { Reward } from "#contract/rewards.ts";
import { tierOrder, tierMessageKeys } from "#client/features/rewards/tiers.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { addReward, changeReward } from "#client/features/rewards/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardPictureNames } from "#client/features/rewards/picture-names.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { PicturePicker } from "#client/ui/form/PicturePicker.tsx";
import "#client/ui/button.css";
import { Choices } from "#client/ui/form/Choices.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { showToast } from "#client/ui/toasts.ts";
import { DeleteReward } from "./DeleteReward.tsx";
import { rewardDraftOf, rewardIconOf, usualCost, rewardInputOf } from "./reward-draft.ts";
import { SubPage } from "../../ui/SubPage.tsx";
import "./reward-catalogue.css";

/** Writes a new reward, or changes one that is there. */
export const RewardForm = ({
  reward,
  catalog,
}: {
  reward: Reward | undefined;
  catalog: readonly Reward[];
}) => {
  const s = useMessages(rewardMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  const [draft, setDraft] = useState(() => rewardDraftOf(reward));
  const [offered, setOffered] = useState(reward?.hidden !== true);
  const add = useMutate(addReward);
  const change = useMutate(changeReward);
  const { error, isPending } = reward === undefined ? add : change;
  const written = rewardInputOf(draft, catalog);
  const onSuccess = ({ name }: Reward) => {
    showToast({ kind: "done", words: s("saved", { reward: name }) });
    go("/reward-list", { replace: true });
  };
  const save = () => {
    if (written === undefined) return;
    if (reward === undefined) add.mutate({ body: written }, { onSuccess });
    else
      change.mutate(
        { params: { id: reward.id }, body: { ...written, hidden: !offered } },
        { onSuccess },
      );
  };
  return (
    <SubPage
      look="reward-page"
      title={s(reward === undefined ? "newReward" : "edit")}
      back="/reward-list"
    >
      <form
        className="reward-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={s("name")}
          hint={s("nameHint")}
          value={draft.name}
          maxLength={80}
          autoCapitalize="sentences"
          onValue={(name) => setDraft({ ...draft, name })}
        />
        <Choices
          label={s("tier")}
          value={draft.tier}
          choices={tierOrder.map((tier) => ({ value: tier, label: s(tierMessageKeys[tier]) }))}
          onChoose={(tier) => setDraft({ ...draft, tier })}
        />
        <TextField
          label={s("cost")}
          value={draft.cost ?? String(usualCost(catalog, draft.tier))}
          inputMode="numeric"
          maxLength={5}
          onValue={(cost) => setDraft({ ...draft, cost })}
        />
        <PicturePicker
          label={s("picture")}
          words={rewardPictureNames}
          value={rewardIconOf(draft)}
          onPick={(icon) => setDraft({ ...draft, icon })}
        />
        {reward === undefined ? null : (
          <Switch label={s("offer")} hint={s("offerHint")} on={offered} onChange={setOffered} />
        )}
        {error === null ? null : (
          <p className="field-problem" role="alert">
            {errorText(t, error)}
          </p>
        )}
        <footer>
          <button
            type="submit"
            className="button"
            data-kind="primary"
            disabled={isPending || written === undefined}
          >
            {s("save")}
          </button>
          {reward?.custom === true ? <DeleteReward reward={reward} /> : null}
        </footer>
      </form>
    </SubPage>
  );
};
