import { useState } from "react";
import { useHouse } from "#client/context/app-context.ts";
import { apiErrorOf } from "#client/api/api-error.ts";
import { tryCode } from "#client/features/setup/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { setupWords } from "#client/features/setup/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { PinScene } from "#client/features/access/PinScene.tsx";

/** What another browser is asked before it may set the house up: the code that only somebody at the wall can read. */
export const CodeGate = ({ onLeave }: { onLeave: () => void }) => {
  const s = useWordsOf(setupWords);
  const { t } = useText();
  const { client } = useHouse();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const typed = (code: string) => {
    setBusy(true);
    tryCode(code)
      .then((isRight) => {
        setProblem(isRight ? undefined : s("code.wrong"));
        return isRight ? client.invalidateQueries() : undefined;
      })
      .catch((error: unknown) => setProblem(errorText(t, apiErrorOf(error))))
      .finally(() => setBusy(false));
  };
  return (
    <div className="setup-gate">
      <PinScene
        face={undefined}
        title={s("code.title")}
        lead={s("code.lead")}
        labels={{ pin: s("code.pad"), back: t("pin.delete"), enter: t("pin.ok") }}
        problem={problem}
        busy={isBusy}
        onPin={typed}
      >
        <Button kind="quiet" onClick={onLeave}>
          {s("lookAround")}
        </Button>
      </PinScene>
    </div>
  );
};
