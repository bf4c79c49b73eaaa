import { useState } from "react";
import { useLocation } from "wouter";
import type { Reward } from "#contract/rewards.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { removeReward } from "#client/features/rewards/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";

/** Deletes a reward of the family's own, after a question. */
export const DeleteReward = ({ reward: { id, name } }: { reward: Reward }) => {
  const s = useMessages(rewardMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  const [asks, setAsks] = useState(false);
  const remove = useMutate(removeReward);
  const onSuccess = () => {
    showToast({ kind: "done", words: s("deleted", { reward: name }) });
    go("/reward-list", { replace: true });
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        <FeatureIcon name="trash" />
        {s("delete")}
      </Button>
      <ConfirmDialog
        open={asks}
        title={s("deleteAsk", { reward: name })}
        words={s("deleteWords")}
        yes={s("delete")}
        busy={remove.isPending}
        onYes={() => remove.mutate({ params: { id } }, { onSuccess })}
        onNo={() => setAsks(false)}
      >
        {remove.error === null ? null : (
          <Notice kind="problem" role="alert">
            {errorText(t, remove.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
};
