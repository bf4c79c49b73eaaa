import { apiErrorOf } from "../../../client/api-error.ts";
import { useHidePhoto, useShowPhoto } from "../../../client/photos.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { photoWords } from "../../../client/text/rooms/photos/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { showToast } from "../../../client/ui/toasts.ts";

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
