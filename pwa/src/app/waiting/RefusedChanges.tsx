import { useState } from "react";
import { useLocation } from "wouter";
import { ApiError, apiErrorOf } from "#client/api/api-error.ts";
import { allAgain } from "#client/mutations/all-again.ts";
import { useMutationQueue, useRefused } from "#client/mutations/use-mutation-queue.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { withGuestsTold } from "#client/features/calendar/changes/tell-guests.ts";
import { useMovedTime } from "#client/features/calendar/changes/use-moved-time.ts";
import { changeEvent, removeEvent } from "#client/features/calendar/mutations.ts";
import { useDoneBy } from "#client/features/tasks/use-done-by.ts";
import { inputOf } from "#client/mutations/define-mutation.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { lateErrors } from "#client/i18n/late-errors.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useLazyValue } from "#client/platform/lazy-value.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { InlineConfirm } from "#client/ui/overlays/InlineConfirm.tsx";
import { onceLayersClosed } from "#client/ui/overlays/back-layers.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { mayGoAgain } from "./may-go-again.ts";
import { waitingMessages } from "./waiting-messages.ts";
import * as styles from "./waiting-changes.module.css";

type Refused = ReturnType<typeof useRefused>["refused"][number];

/** What else than sending it again is to be done, and what that is called. */
type Instead = readonly [words: string, act: () => Promise<unknown>];

/** Gives what leads on where the same would be refused again; `onLeave` closes the list, because it leads elsewhere. */
const useInstead = (mutation: Refused, onLeave: () => void): Instead | undefined => {
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const queue = useMutationQueue();
  const [, go] = useLocation();
  const offerMovedTime = useMovedTime();
  const { refused, putBack } = mutation;
  const told = withGuestsTold(mutation);
  const removal = refused?.field === "occurrence" ? inputOf(removeEvent, mutation) : undefined;
  const changed = refused?.code === "changedMeanwhile" ? inputOf(changeEvent, mutation) : undefined;
  const look = async (day: string): Promise<void> => {
    onLeave();
    onceLayersClosed(() => go(`/calendar/day/${day}`));
  };
  const find = async (input: Parameters<typeof offerMovedTime>[1]): Promise<void> =>
    offerMovedTime(mutation.id, input);
  if (changed !== undefined) return [t("waiting.look"), () => look(changed.fromDay)];
  if (removal !== undefined) return [s("timeMoved.find"), () => find(removal)];
  if (told !== undefined) return [s("guests.yes"), () => queue.bringBack(mutation.id, told)];
  return putBack && [t("waiting.putBack"), putBack];
};

/** Whether somebody else has done it already, so that there is nothing left to do or to lose. */
const isDone = ({ refused }: Refused): boolean => refused?.code === "alreadyDone";

const Conflict = ({
  mutation,
  onAgain,
  onDrop,
  onLeave,
}: {
  mutation: Refused;
  onAgain: () => void;
  onDrop: () => void;
  onLeave: () => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(waitingMessages);
  const { title, refused } = mutation;
  const doneBy = useDoneBy(mutation);
  const instead = useInstead(mutation, onLeave);
  const [words = s("again"), act] = instead ?? [];
  const leadsOn = instead !== undefined || mayGoAgain(mutation);
  const { message = "", ...why } = refused ?? { status: 0 };
  return (
    <li>
      <p>
        <b dir="auto">{title}</b>
        {isDone(mutation) && doneBy !== undefined
          ? s("doneBy", { name: doneBy })
          : errorText(t, new ApiError(message, why))}
      </p>
      <div>
        <Button onClick={onDrop}>{s(isDone(mutation) ? "seen" : "letGo")}</Button>
        {leadsOn ? (
          <Button
            kind="primary"
            onClick={() => {
              if (act === undefined) return onAgain();
              // What the house refuses of it comes back into this list by itself; what never left this phone stays in it.
              act().catch((reason: unknown) => {
                const error = apiErrorOf(reason);
                if (error.code === "outboxFull")
                  showToast({ kind: "problem", words: errorText(t, error) });
              });
            }}
          >
            {words}
          </Button>
        ) : null}
      </div>
    </li>
  );
};

/** What may be done with several at once. */
const All = ({ refused }: { refused: readonly Refused[] }) => {
  const s = useMessages(waitingMessages);
  const queue = useMutationQueue();
  const [isAsked, setAsked] = useState(false);
  const may = refused.filter(mayGoAgain);
  if (isAsked)
    return (
      <InlineConfirm
        words={s("allGoAsk", { count: refused.length })}
        yes={s("allGo")}
        onYes={() => refused.forEach(({ id }) => queue.dismiss(id))}
        onNo={() => setAsked(false)}
      />
    );
  return (
    <div className={styles.all}>
      <Button onClick={() => setAsked(true)}>{s("allGo")}</Button>
      {may.length === 0 ? null : (
        <Button kind="primary" onClick={() => allAgain(queue, may)}>
          {s("allAgain")}
        </Button>
      )}
    </div>
  );
};

/** What the house didn't take: each is sent again, put back, sent although guests are told, or given up. */
export const RefusedChanges = ({ onLeave }: { onLeave: () => void }) => {
  const { refused, again, dismiss } = useRefused();
  // They may have been refused before this page was opened.
  useLazyValue(lateErrors, true);
  return (
    <Stack gap={5}>
      {refused.length > 1 ? <All refused={refused} /> : null}
      <Stack as="ul" gap={5} className={styles.conflicts}>
        {refused.map((mutation) => (
          <Conflict
            key={mutation.id}
            mutation={mutation}
            onAgain={() => again(mutation.id)}
            onDrop={() => dismiss(mutation.id)}
            onLeave={onLeave}
          />
        ))}
      </Stack>
    </Stack>
  );
};
