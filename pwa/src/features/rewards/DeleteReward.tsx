import { useState } from "react";
import { useLocation } from "wouter";
import type { Reward } from "#contract/rewards.ts";
import { useRemoveReward } from "#client/features/rewards/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardWords } from "#client/features/rewards/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { Question } from "#client/ui/ConfirmDialog.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { showToast } from "#client/ui/toasts.ts";

/** Deletes a reward of the family's own, after a question. */
export const DeleteReward = ({ reward: { id, name } }: { reward: Reward }) => {
  const s = useWordsOf(rewardWords);
  const { t } = useText();
  const [, go] = useLocation();
  const [asks, setAsks] = useState(false);
  const remove = useRemoveReward();
  const onSuccess = () => {
    showToast({ kind: "done", words: s("deleted", { reward: name }) });
    go("/reward-list", { replace: true });
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        <RoomIcon name="trash" />
        {s("delete")}
      </Button>
      <Question
        open={asks}
        title={s("deleteAsk", { reward: name })}
        words={s("deleteWords")}
        yes={s("delete")}
        busy={remove.isPending}
        onYes={() => remove.mutate({ params: { id } }, { onSuccess })}
        onNo={() => setAsks(false)}
      >
        {remove.error === null ? null : (
          <p className="field-problem" role="alert">
            {errorText(t, remove.error)}
          </p>
        )}
      </Question>
    </>
  );
};
