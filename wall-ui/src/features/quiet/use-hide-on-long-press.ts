import { useMutate } from "#client/mutations/use-mutate.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { hidePhoto, showPhoto } from "#client/features/photos/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { quietMessages } from "#client/features/quiet/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

const photoAt = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>("[data-photo]")?.dataset["photo"]
    : undefined;

/** Hides the photo on which a finger stayed, with a way back, and calls `onHidden` at once; false where there is no photo. */
export const useHideOnLongPress = (onHidden: () => void): ((target: EventTarget) => boolean) => {
  const s = useMessages(quietMessages);
  const { t } = useI18n();
  const { mutate: hide } = useMutate(hidePhoto);
  const { mutate: show } = useMutate(showPhoto);
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
