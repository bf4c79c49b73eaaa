import { useState } from "react";
import { useBabysitterOn } from "../../../client/babysitter.ts";
import { useConfig } from "../../../client/config.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { babysitterWords } from "../../../client/text/rooms/babysitter/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Icon } from "../../../client/ui/Icon.tsx";
import { Question } from "../settings/Question.tsx";

/** One tap, one question, and the walls belong to the babysitter. */
export const StartBabysitter = () => {
  const s = useWordsOf(babysitterWords);
  const { t } = useText();
  const { setupDone } = useConfig();
  const [isAsking, setAsking] = useState(false);
  const on = useBabysitterOn();
  return (
    <>
      <button
        type="button"
        className="setting"
        disabled={!setupDone}
        onClick={() => setAsking(true)}
      >
        <Icon name="baby" />
        <span className="setting-words">
          <b>{s("start")}</b>
          <small>{s(setupDone ? "startHint" : "needsPin")}</small>
          {on.error === null ? null : (
            <small className="setting-problem" role="alert">
              {errorText(t, on.error)}
            </small>
          )}
        </span>
        <Icon name="right" />
      </button>
      <Question
        open={isAsking}
        title={s("askTitle")}
        words={s("askLead")}
        yes={s("askNow")}
        onNo={() => setAsking(false)}
        onYes={() => {
          on.mutate({});
          setAsking(false);
        }}
      />
    </>
  );
};
