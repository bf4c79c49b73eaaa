import { apiErrorOf } from "#client/api/api-error.ts";
import { useHidePhoto, useShowPhoto } from "#client/features/photos/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { photoWords } from "#client/features/photos/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/toasts.ts";

/** Hides a photo from every screen, or shows it again; the toast leads back. */
export const useAppearance = (): ((id: string, isHidden: boolean) => void) => {
  const s = useWordsOf(photoWords);
  const { t } = useText();
  const hide = useHidePhoto();
  const show = useShowPhoto();
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
