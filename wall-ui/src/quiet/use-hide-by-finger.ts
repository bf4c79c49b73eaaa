import type { ApiError } from "../../../client/api-error.ts";
import { useHidePhoto, useShowPhoto } from "../../../client/photos.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { quietWords } from "../../../client/text/rooms/quiet/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { showToast } from "../../../client/ui/toasts.ts";

const photoAt = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>("[data-photo]")?.dataset["photo"]
    : undefined;

/** Hides the photo on which a finger stayed, with a way back, and calls `onHidden` at once; false where there is no photo. */
export const useHideByFinger = (onHidden: () => void): ((target: EventTarget) => boolean) => {
  const s = useWordsOf(quietWords);
  const { t } = useText();
  const { mutate: hide } = useHidePhoto();
  const { mutate: show } = useShowPhoto();
  const refused = {
    onError: (error: ApiError) => showToast({ kind: "problem", words: errorText(t, error) }),
  };
  return (target) => {
    const id = photoAt(target);
    if (id === undefined) return false;
    onHidden();
    hide({ params: { id } }, refused);
    const undo = () => show({ params: { id } }, refused);
    showToast({ kind: "done", words: s("hidden"), undo });
    return true;
  };
};
