import { useBabysitterOn } from "../../../client/babysitter.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { babysitterWords } from "../../../client/text/rooms/babysitter/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Question } from "../../../client/ui/Question.tsx";

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
