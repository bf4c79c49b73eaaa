import { useState } from "react";
import { ApiError } from "#client/api/api-error.ts";
import { useRefused, useSaved } from "#client/mutations/use-mutation-queue.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useDisconnected } from "./use-disconnected.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as waitingChangesStyles from "./waiting-changes.module.css";
import * as styles from "./app.module.css";

const Conflict = ({
  mutation: { title, refused, putBack },
  onAgain,
  onDrop,
}: {
  mutation: ReturnType<typeof useRefused>["refused"][number];
  onAgain: () => void;
  onDrop: () => void;
}) => {
  const { t } = useI18n();
  const { message = "", ...why } = refused ?? { status: 0 };
  return (
    <li>
      <p>
        <b dir="auto">{title}</b>
        {errorText(t, new ApiError(message, why))}
      </p>
      <div>
        <Button onClick={onDrop}>{t("waiting.drop")}</Button>
        {/* What is gone would be refused again. */}
        <Button
          kind="primary"
          onClick={() => {
            if (putBack === undefined) return onAgain();
            // What the house refuses of it comes back into this list by itself.
            putBack().catch(() => undefined);
            onDrop();
          }}
        >
          {t(putBack === undefined ? "waiting.again" : "waiting.putBack")}
        </Button>
      </div>
    </li>
  );
};

/** What this phone has yet to send while it is cut off, and what the house didn't take. */
export const WaitingChanges = () => {
  const { t } = useI18n();
  // Says nothing too early: whoever reads it may put the phone away.
  const waiting = useSaved();
  const { refused, again, dismiss } = useRefused();
  const isCutOff = useDisconnected();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {waiting.length > 0 && (isCutOff || waiting.some(({ tries }) => tries > 0)) ? (
        <Row as="p" gap={3} className={styles.note}>
          <Icon name="clock" />
          {t("waiting.count", { count: waiting.length })}
        </Row>
      ) : null}
      {refused.length > 0 ? (
        <Row
          as="button"
          gap={3}
          type="button"
          className={styles.note}
          onClick={() => setOpen(true)}
        >
          <Icon name="warning" />
          {t("waiting.refused", { count: refused.length })}
          <b>{t("waiting.look")}</b>
        </Row>
      ) : null}
      <Sheet
        open={isOpen && refused.length > 0}
        title={t("waiting.title")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <Stack as="ul" gap={5} className={waitingChangesStyles.conflicts}>
          {refused.map((mutation) => (
            <Conflict
              key={mutation.id}
              mutation={mutation}
              onAgain={() => again(mutation.id)}
              onDrop={() => dismiss(mutation.id)}
            />
          ))}
        </Stack>
      </Sheet>
    </>
  );
};
