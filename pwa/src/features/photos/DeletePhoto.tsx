import { useMutate } from "#client/mutations/use-mutate.ts";
import type { Photo } from "#contract/photos.ts";
import { photoUrl } from "#client/features/photos/queries.ts";
import { removePhoto } from "#client/features/photos/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import * as styles from "./photos.module.css";

/** Asks a parent before a photo's file is gone for good. */
export const DeletePhoto = ({
  photo,
  onDone,
}: {
  /** Undefined while nothing is asked. */
  photo: Photo | undefined;
  onDone: () => void;
}) => {
  const s = useMessages(photoMessages);
  const { t } = useI18n();
  const remove = useMutate(removePhoto);
  const yes = (id: string) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          showToast({ kind: "done", words: s("deleted") });
          onDone();
        },
      },
    );
  return (
    <ConfirmDialog
      open={photo !== undefined}
      title={s("deleteAsk")}
      words={s("deleteHint")}
      yes={s("delete")}
      busy={remove.isPending}
      onYes={() => {
        if (photo !== undefined) yes(photo.id);
      }}
      onNo={() => {
        remove.reset();
        onDone();
      }}
    >
      {photo === undefined ? null : (
        <img className={styles.photoAsked} src={photoUrl(photo, 640)} alt="" />
      )}
      {remove.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, remove.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
};
