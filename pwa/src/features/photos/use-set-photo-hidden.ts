import { useMutate } from "#client/mutations/use-mutate.ts";
import { apiErrorOf } from "#client/api/api-error.ts";
import { hidePhoto, showPhoto } from "#client/features/photos/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { photoMessages } from "#client/features/photos/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

/** Hides a photo from every screen, or shows it again; the toast leads back. */
export const useSetPhotoHidden = (): ((id: string, isHidden: boolean) => void) => {
  const s = useMessages(photoMessages);
  const { t } = useI18n();
  const hide = useMutate(hidePhoto);
  const show = useMutate(showPhoto);
  const change = (id: string, isHidden: boolean, way?: "back"): void =>
    void (isHidden ? hide : show).mutateAsync({ params: { id } }).then(
      () =>
        showToast({
          ...{ kind: "done", words: s(isHidden ? "hideDone" : "shown") },
          undo: way === "back" ? undefined : () => change(id, !isHidden, "back"),
        }),
      (error: unknown) => showToast({ kind: "problem", words: errorText(t, apiErrorOf(error)) }),
    );
  return change;
};
