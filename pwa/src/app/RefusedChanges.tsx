import { ApiError } from "#client/api/api-error.ts";
import { useRefused } from "#client/mutations/use-mutation-queue.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { lateErrors } from "#client/i18n/late-errors.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useLazyValue } from "#client/platform/lazy-value.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./waiting-changes.module.css";

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

/** What the house didn't take: each is sent again, put back or given up. */
export const RefusedChanges = () => {
  const { refused, again, dismiss } = useRefused();
  // They may have been refused before this page was opened.
  useLazyValue(lateErrors, true);
  return (
    <Stack as="ul" gap={5} className={styles.conflicts}>
      {refused.map((mutation) => (
        <Conflict
          key={mutation.id}
          mutation={mutation}
          onAgain={() => again(mutation.id)}
          onDrop={() => dismiss(mutation.id)}
        />
      ))}
    </Stack>
  );
};
