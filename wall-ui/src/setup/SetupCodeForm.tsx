import { useState } from "react";
import { useApp } from "#client/context/app-context.ts";
import { apiErrorOf } from "#client/api/api-error.ts";
import { checkSetupCode } from "#client/features/setup/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { PinScene } from "#client/features/access/PinScene.tsx";
import * as styles from "./setup.module.css";

/** What another browser is asked before it may set the house up: the code that only somebody at the wall can read. */
export const SetupCodeForm = ({ onLeave }: { onLeave: () => void }) => {
  const s = useMessages(setupMessages);
  const { t } = useI18n();
  const { queryClient } = useApp();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const typed = (code: string) => {
    setBusy(true);
    checkSetupCode(code)
      .then((isRight) => {
        setProblem(isRight ? undefined : s("code.wrong"));
        return isRight ? queryClient.invalidateQueries() : undefined;
      })
      .catch((error: unknown) => setProblem(errorText(t, apiErrorOf(error))))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.setupGate}>
      <PinScene
        face={undefined}
        title={s("code.title")}
        lead={s("code.lead")}
        labels={{ pin: s("code.pad"), back: t("pin.delete"), enter: t("pin.ok") }}
        problem={problem}
        busy={isBusy}
        digits={6}
        onPin={typed}
      >
        <Button kind="quiet" onClick={onLeave}>
          {s("lookAround")}
        </Button>
      </PinScene>
    </div>
  );
};
