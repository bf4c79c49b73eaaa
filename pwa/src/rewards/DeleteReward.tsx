import { useState } from "react";
import { useLocation } from "wouter";
import type { Reward } from "../../../contract/rewards.ts";
import { useRemoveReward } from "../../../client/rewards.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { rewardWords } from "../../../client/text/rooms/rewards/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Button } from "../../../client/ui/Button.tsx";
import { RoomIcon } from "../../../client/ui/RoomIcon.tsx";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import { showToast } from "../../../client/ui/toasts.ts";

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
      <Sheet
        open={asks}
        title={s("deleteAsk", { reward: name })}
        closeLabel={t("action.close")}
        onClose={() => setAsks(false)}
      >
        <p>{s("deleteWords")}</p>
        {remove.error === null ? null : (
          <p className="field-problem" role="alert">
            {errorText(t, remove.error)}
          </p>
        )}
        <Button onClick={() => setAsks(false)}>{t("action.cancel")}</Button>
        <Button
          kind="primary"
          disabled={remove.isPending}
          onClick={() => remove.mutate({ params: { id } }, { onSuccess })}
        >
          {s("delete")}
        </Button>
      </Sheet>
    </>
  );
};
