import { useMutate } from "../../mutations/use-mutate.ts";
import { undoRedemption } from "./mutations.ts";
import { apiErrorOf } from "../../api/api-error.ts";
import type { FamilyMember } from "../../context/family.ts";
import { errorText } from "../../i18n/error-text.ts";
import { rewardMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";

/** A parent's way to take a redemption back, from a list or a toast; says what came of it. */
export const useRefund = () => {
  const s = useMessages(rewardMessages);
  const { t } = useI18n();
  const { mutateAsync, isPending } = useMutate(undoRedemption);
  // The toast that asked may stand on a screen that is gone by the answer.
  const refund = (redemptionId: string, { id, name }: FamilyMember) =>
    void mutateAsync({ params: { id: redemptionId } }).then(
      ({ balance }) =>
        showToast({
          kind: "done",
          memberId: id,
          words: s("undoneSaid", { count: balance, name }),
        }),
      (error: unknown) => showToast({ kind: "problem", words: errorText(t, apiErrorOf(error)) }),
    );
  return { refund, isPending };
};
