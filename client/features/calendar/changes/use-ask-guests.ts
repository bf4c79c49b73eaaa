import { apiErrorOf } from "../../../api/api-error.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { showToast } from "../../../ui/overlays/toast-store.ts";
import { eventMessages } from "../editing/messages/messages.ts";

/** Asks in a toast whether the calendar may write to an event's guests, where that is why something was refused. */
export type AskGuests = (
  error: unknown,
  onYes: () => void,
  yes?: "guests.yes" | "guests.delete" | "guests.undo",
) => boolean;

/** The way to ask about an event's guests; it says false of any other refusal. */
export const useAskGuests = (): AskGuests => {
  const s = useMessages(eventMessages);
  return (error, onYes, yes = "guests.yes") => {
    const { code, guests = 1 } = apiErrorOf(error);
    if (code !== "guestsTold") return false;
    const words = s("guests.tell", { count: guests });
    showToast({ kind: "problem", words, undo: onYes, undoLabel: s(yes) });
    return true;
  };
};
