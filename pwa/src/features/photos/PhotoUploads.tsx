import { useSyncExternalStore } from "react";
import { useHouse } from "#client/context/app-context.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { photoWords } from "#client/features/photos/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button, IconButton } from "#client/ui/Button.tsx";
import { photoSending } from "./photo-uploader.ts";

/** How far the photos have come that this phone sends, and what to do about those that didn't arrive. */
export const SendingPhotos = () => {
  const s = useWordsOf(photoWords);
  const { t } = useText();
  const house = useHouse();
  const { total, done, failed, error } = useSyncExternalStore(
    photoSending.subscribe,
    photoSending.progress,
  );
  if (total === 0) return null;
  const isSending = done + failed < total;
  const words = isSending
    ? s("sending", { done: done + failed + 1, total })
    : s("sent", { count: done });
  return (
    <section className="photo-sending" role="status">
      {isSending || done > 0 ? (
        <header>
          <p>{words}</p>
          {isSending || failed > 0 ? null : (
            <IconButton icon="close" label={t("action.close")} onClick={photoSending.forget} />
          )}
        </header>
      ) : null}
      {isSending ? <progress value={done + failed} max={total} aria-label={words} /> : null}
      {failed === 0 ? null : (
        <>
          <p className="field-problem">{s("failed", { count: failed })}</p>
          {error === undefined ? null : <p>{errorText(t, error)}</p>}
          <div className="photo-ways">
            <Button kind="primary" onClick={() => photoSending.again(house)}>
              {s("again")}
            </Button>
            <Button onClick={photoSending.forget}>{s("leave")}</Button>
          </div>
        </>
      )}
    </section>
  );
};
