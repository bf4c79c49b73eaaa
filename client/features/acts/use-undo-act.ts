import type { Act } from "#contract/acts.ts";
import type { ApiError } from "../../api/api-error.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { actMessages } from "./messages/messages.ts";
import { type UndoneAct, undoAct } from "./mutations.ts";

/** Asks whether a calendar may write to an event's guests, where that is why something was refused. */
type AskGuests = (error: unknown, onYes: () => void, yes: "guests.undo") => boolean;

/** The way to undo an act: it says what came of it, and asks where others or guests stand in the way. */
export const useUndoAct = (askGuests: AskGuests) => {
  const w = useMessages(actMessages);
  const { t } = useI18n();
  const { mutate, isPending } = useMutate(undoAct);
  const undo = (act: Act, nevertheless: Omit<UndoneAct, "id"> = {}): void => {
    const again = (more: Omit<UndoneAct, "id">) => () => undo(act, { ...nevertheless, ...more });
    const title = act.title || t("calendar.untitled");
    const failed = (error: ApiError): void => {
      if (
        error.code === "wallMayNot" ||
        askGuests(error, again({ tellGuests: "yes" }), "guests.undo")
      )
        return;
      showToast({
        ...{ kind: "problem", words: errorText(t, error) },
        ...(error.code === "conflict"
          ? { undo: again({ over: "yes" }), undoLabel: w("undoOver") }
          : {}),
      });
    };
    mutate(
      { id: act.id, ...nevertheless },
      {
        onSuccess: () => showToast({ kind: "done", words: w("undoneSaid", { title }) }),
        onError: failed,
      },
    );
  };
  return { undo, isPending };
};
