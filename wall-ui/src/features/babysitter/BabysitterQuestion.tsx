import { useBabysitterOn } from "#client/features/babysitter/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { babysitterWords } from "#client/features/babysitter/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Question } from "#client/ui/ConfirmDialog.tsx";

/** Asks before the walls are sealed; stays open, and says why, where that fails. */
export const BabysitterQuestion = ({ open, onNo }: { open: boolean; onNo: () => void }) => {
  const s = useWordsOf(babysitterWords);
  const { t } = useText();
  const { mutate, error } = useBabysitterOn();
  return (
    <Question
      open={open}
      title={s("askTitle")}
      words={s("askLead")}
      yes={s("askNow")}
      onNo={onNo}
      onYes={() => mutate({})}
    >
      {error === null ? null : (
        <p className="field-problem" role="alert">
          {errorText(t, error)}
        </p>
      )}
    </Question>
  );
};
