import { useEffect } from "react";
import { useBabysitterOff } from "#client/features/babysitter/queries.ts";
import { babysitterWords } from "#client/features/babysitter/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { PinAsk } from "../access/ParentPinForm.tsx";

const patienceMs = 60_000;

/** The only way out: a parent's face and PIN. After a minute without a touch it is the card again. */
export const GiveBack = ({ onStay }: { onStay: () => void }) => {
  const s = useWordsOf(babysitterWords);
  const { t } = useText();
  const { mutate, error, isPending } = useBabysitterOff();
  useEffect(() => {
    let timer = setTimeout(onStay, patienceMs);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(onStay, patienceMs);
    };
    addEventListener("pointerdown", again, { passive: true });
    addEventListener("keydown", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", again);
      removeEventListener("keydown", again);
    };
  }, [onStay]);
  return (
    <main className="emergency give-back" id="screen" tabIndex={-1}>
      <header>
        <h1>{s("leaveTitle")}</h1>
        <Button onClick={onStay}>
          <Icon name="left" />
          {t("action.back")}
        </Button>
      </header>
      <PinAsk
        lead={s("leaveLead")}
        error={error}
        busy={isPending}
        onPin={(proof) => mutate({ body: proof })}
      />
    </main>
  );
};
