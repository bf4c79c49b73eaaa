import { useState } from "react";
import { useLocation } from "wouter";
import type { Reward, NewReward } from "#contract/rewards.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { addReward, changeReward } from "#client/features/rewards/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Switch } from "#client/ui/form/Switch.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { DeleteReward } from "./DeleteReward.tsx";
import { rewardDraftOf, rewardInputOf, rewardPatchOf } from "./reward-draft.ts";
import { RewardFields } from "./RewardFields.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "../stars/star-pages.module.css";

/** Saves a new reward, or what was changed since one that is there was opened; says so, and leads back to the list. */
const useSaveReward = (reward: Reward | undefined) => {
  const s = useMessages(rewardMessages);
  const [, go] = useLocation();
  const add = useMutate(addReward);
  const change = useMutate(changeReward);
  // Another parent's change must not be taken for one that was made here.
  const [opened] = useState(reward);
  const { error, isPending } = reward === undefined ? add : change;
  const onSuccess = ({ name }: Reward) => {
    showToast({ kind: "done", words: s("saved", { reward: name }) });
    go("/reward-list", { replace: true });
  };
  const save = (written: NewReward, hidden: boolean) => {
    if (opened === undefined) return add.mutate({ body: written }, { onSuccess });
    const body = rewardPatchOf(opened, { ...written, hidden });
    if (Object.keys(body).length === 0) return onSuccess(opened);
    change.mutate({ params: { id: opened.id }, body }, { onSuccess });
  };
  return { save, error, isPending };
};

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
  const [draft, setDraft] = useState(() => rewardDraftOf(reward));
  const [offered, setOffered] = useState(reward?.hidden !== true);
  const { save, error, isPending } = useSaveReward(reward);
  const written = rewardInputOf(draft, catalog);
  return (
    <SubPage
      look={styles.rewardPage}
      title={s(reward === undefined ? "newReward" : "edit")}
      back="/reward-list"
    >
      <Stack
        as="form"
        gap={5}

        onSubmit={(event) => {
          event.preventDefault();
          if (written !== undefined) save(written, !offered);
        }}
      >
        <RewardFields draft={draft} catalog={catalog} onDraft={setDraft} />
        {reward === undefined ? null : (
          <Switch label={s("offer")} hint={s("offerHint")} on={offered} onChange={setOffered} />
        )}
        {error === null ? null : (
          <Notice kind="problem" role="alert">
            {errorText(t, error)}
          </Notice>
        )}
        <Stack as="footer" gap={2}>
          <Button type="submit" kind="primary" disabled={isPending || written === undefined}>
            {s("save")}
          </Button>
          {reward?.custom === true ? <DeleteReward reward={reward} /> : null}
        </Stack>
      </Stack>
    </SubPage>
  );
};
