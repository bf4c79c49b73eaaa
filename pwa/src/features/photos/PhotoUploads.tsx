import { useSyncExternalStore } from "react";
import { errorText } from "#client/i18n/error-text.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useMe } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { lateErrors } from "#client/i18n/late-errors.ts";
import { isRefusedForGood } from "#client/mutations/refused-for-good.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { useLazyValue } from "#client/platform/lazy-value.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { photoUploadsOf } from "./photo-uploads-of.ts";
import * as styles from "./photos.module.css";

/** How far the photos have come that this phone sends, and what to do about those that didn't arrive. */
export const PhotoUploads = () => {
  const s = useMessages(photoMessages);
  const { t, clock } = useI18n();
  const uploads = photoUploadsOf(useMutationQueue());
  const progress = useSyncExternalStore(uploads.subscribe, uploads.progress);
  const { total, done, failed, isOutOfReach } = progress;
  const me = useMe();
  // Whoever has signed in since needn't be told to.
  const isSignedIn = me !== undefined && progress.held?.error.code === "signInFirst";
  const held = isSignedIn ? undefined : progress.held;
  // They may have been refused before this page was opened.
  useLazyValue(lateErrors, failed.length > 0 || held !== undefined);
  if (total === 0) return null;
  const heldWords = ({ error, until }: NonNullable<typeof held>, count: number): string =>
    error.status === 429
      ? s("later", { count, time: clock(until) })
      : `${errorText(t, error)} ${s("held", { count })}`;
  const left = total - done - failed.length;
  const isSending = left > 0;
  const sending = isOutOfReach
    ? s("waiting", { count: left })
    : held === undefined
      ? s("sending", { done: total - left + 1, total })
      : heldWords(held, left);
  const words = isSending ? sending : s("sent", { count: done });
  return (
    <Stack as="section" gap={3} className={styles.photoSending} role="status">
      {isSending || done > 0 ? (
        <Row as="header" gap={3} justify="between">
          <p>{words}</p>
          {isSending || failed.length > 0 ? null : (
            <IconButton icon="close" label={t("action.close")} onClick={uploads.forget} />
          )}
        </Row>
      ) : null}
      {/* Nothing moves while it waits for reception. */}
      {isSending && !isOutOfReach ? (
        <progress value={done + failed.length} max={total} aria-label={words} />
      ) : null}
      {failed.length === 0 ? null : (
        <>
          <Notice kind="problem">{s("failed", { count: failed.length })}</Notice>
          <Stack as="ul" gap={1}>
            {failed.map(({ id, name, error }) => (
              <li key={id}>
                <b dir="auto">{name || s("photo")}</b>: {errorText(t, error)}
              </li>
            ))}
          </Stack>
          <Row gap={3} wrap align="stretch" className={styles.photoWays}>
            {failed.every(({ error }) => isRefusedForGood(error)) ? null : (
              <Button kind="primary" onClick={uploads.again}>
                {s("again")}
              </Button>
            )}
            <Button onClick={uploads.forget}>{s("leave")}</Button>
          </Row>
        </>
      )}
    </Stack>
  );
};
