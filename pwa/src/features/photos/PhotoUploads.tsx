import { useSyncExternalStore } from "react";
import { errorText } from "#client/i18n/error-text.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { photoUploader } from "./photo-uploader.ts";
import * as styles from "./photos.module.css";

/** How far the photos have come that this phone sends, and what to do about those that didn't arrive. */
export const PhotoUploads = () => {
  const s = useMessages(photoMessages);
  const { t } = useI18n();
  const queue = useMutationQueue();
  const { total, done, failed, error } = useSyncExternalStore(
    photoUploader.subscribe,
    photoUploader.progress,
  );
  if (total === 0) return null;
  const isSending = done + failed < total;
  const words = isSending
    ? s("sending", { done: done + failed + 1, total })
    : s("sent", { count: done });
  return (
    <Stack as="section" gap={3} className={styles.photoSending} role="status">
      {isSending || done > 0 ? (
        <Row as="header" gap={3} justify="between">
          <p>{words}</p>
          {isSending || failed > 0 ? null : (
            <IconButton icon="close" label={t("action.close")} onClick={photoUploader.forget} />
          )}
        </Row>
      ) : null}
      {isSending ? <progress value={done + failed} max={total} aria-label={words} /> : null}
      {failed === 0 ? null : (
        <>
          <Notice kind="problem">{s("failed", { count: failed })}</Notice>
          {error === undefined ? null : <p>{errorText(t, error)}</p>}
          <Row gap={3} wrap align="stretch" className={styles.photoWays}>
            <Button kind="primary" onClick={() => photoUploader.again(queue)}>
              {s("again")}
            </Button>
            <Button onClick={photoUploader.forget}>{s("leave")}</Button>
          </Row>
        </>
      )}
    </Stack>
  );
};
