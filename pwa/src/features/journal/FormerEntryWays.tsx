import { useState } from "react";
import {
  letEntryGo,
  postAs,
  type QueuedEntry,
} from "#client/features/journal/writing/queue-entry.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useConfig } from "#client/context/config.ts";
import { useMe } from "#client/context/family.ts";
import { today } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { InlineConfirm } from "#client/ui/overlays/InlineConfirm.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";
import { apiErrorOf } from "#client/api/api-error.ts";
import { shareOrCopy } from "../../ui/share-or-copy.ts";

/** What may be done with what a removed member wrote on this phone, which nobody can send any more: post it as who is signed in, take its words along, and let it go. */
export const FormerEntryWays = ({ entry }: { entry: QueuedEntry }) => {
  const { t } = useI18n();
  const s = useMessages(journalMessages);
  const queue = useMutationQueue();
  const failed = useFailedToast();
  const me = useMe();
  const { timeZone } = useConfig();
  const [isAsked, setAsked] = useState(false);
  const [isPosting, setPosting] = useState(false);
  const post = (authorId: string): void => {
    setPosting(true);
    postAs(queue, entry, { authorId, today: today(timeZone) })
      .catch((reason: unknown) => failed(apiErrorOf(reason)))
      .finally(() => setPosting(false));
  };
  const copy = () =>
    shareOrCopy(entry.text).then(
      (how) => {
        if (how === "copied") showToast({ kind: "done", words: s("copied") });
      },
      (reason: unknown) => failed(apiErrorOf(reason)),
    );
  const letGo = async () => {
    if (!(await letEntryGo(queue, entry)))
      showToast({ kind: "problem", words: t("error.sentAlready") });
  };
  if (isAsked)
    return (
      <InlineConfirm
        words={s("discardAsk")}
        yes={s("discard")}
        onYes={() => void letGo()}
        onNo={() => setAsked(false)}
      />
    );
  return (
    <Row gap={3} wrap>
      {me === undefined ? null : (
        <Button kind="primary" busy={isPosting} onClick={() => post(me.id)}>
          {s("postAs", { name: me.name })}
        </Button>
      )}
      {entry.text !== "" && ("share" in navigator || "clipboard" in navigator) ? (
        <Button onClick={() => void copy()}>{s("copyWords")}</Button>
      ) : null}
      <Button onClick={() => setAsked(true)}>{s("discard")}</Button>
    </Row>
  );
};
