import { ApiError, apiErrorOf } from "#client/api/api-error.ts";
import { useMutationQueue, useRefused } from "#client/mutations/use-mutation-queue.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { withGuestsTold } from "#client/features/calendar/changes/tell-guests.ts";
import { useMovedTime } from "#client/features/calendar/changes/use-moved-time.ts";
import { removeEvent } from "#client/features/calendar/mutations.ts";
import { inputOf } from "#client/mutations/define-mutation.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { lateErrors } from "#client/i18n/late-errors.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useLazyValue } from "#client/platform/lazy-value.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import * as styles from "./waiting-changes.module.css";

const Conflict = ({
  mutation,
  onAgain,
  onDrop,
}: {
  mutation: ReturnType<typeof useRefused>["refused"][number];
  onAgain: () => void;
  onDrop: () => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const queue = useMutationQueue();
  const { title, refused, putBack } = mutation;
  const offerMovedTime = useMovedTime();
  const told = withGuestsTold(mutation);
  const removal = refused?.field === "occurrence" ? inputOf(removeEvent, mutation) : undefined;
  // Asked like this it would be refused again.
  const instead =
    removal !== undefined
      ? () => Promise.resolve(offerMovedTime(mutation.id, removal))
      : told === undefined
        ? putBack
        : () => queue.bringBack(mutation.id, told);
  const ofOthers = told === undefined ? t("waiting.putBack") : s("guests.yes");
  const otherWay = removal === undefined ? ofOthers : s("timeMoved.find");
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
            if (instead === undefined) return onAgain();
            // What the house refuses of it comes back into this list by itself; what never left this phone stays in it.
            instead().catch((reason: unknown) => {
              const error = apiErrorOf(reason);
              if (error.code === "outboxFull")
                showToast({ kind: "problem", words: errorText(t, error) });
            });
          }}
        >
          {instead === undefined ? t("waiting.again") : otherWay}
        </Button>
      </div>
    </li>
  );
};

/** What the house didn't take: each is sent again, put back, sent although guests are told, or given up. */
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
