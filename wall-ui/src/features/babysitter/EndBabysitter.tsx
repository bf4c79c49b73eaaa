import { useEffect } from "react";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { endBabysitting } from "#client/features/babysitter/mutations.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ParentPinForm } from "../access/ParentPinForm.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "#client/features/babysitter/card/emergency-card.module.css";

const closeAfterMs = 60_000;

/** The only way out: a parent's face and PIN. After a minute without a touch it is the card again. */
export const EndBabysitter = ({ onStay }: { onStay: () => void }) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  const { mutate, error, isPending } = useMutate(endBabysitting);
  useEffect(() => {
    let timer = setTimeout(onStay, closeAfterMs);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(onStay, closeAfterMs);
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
    <Stack
      as="main"
      gap={5}
      className={`${styles.emergency} ${styles.giveBack}`}
      id="screen"
      tabIndex={-1}
    >
      <Row as="header" gap={4} align="start" justify="between">
        <h1>{s("leaveTitle")}</h1>
        <Button onClick={onStay}>
          <Icon name="left" />
          {t("action.back")}
        </Button>
      </Row>
      <ParentPinForm
        lead={s("leaveLead")}
        error={error}
        busy={isPending}
        onPin={(proof) => mutate({ body: proof })}
      />
    </Stack>
  );
};
