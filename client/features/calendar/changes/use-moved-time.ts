import { apiErrorOf } from "../../../api/api-error.ts";
import { useConfig } from "../../../context/config.ts";
import { errorText } from "../../../i18n/error-text.ts";
import { dayOf } from "../../../i18n/time.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { useMutationQueue } from "../../../mutations/use-mutation-queue.ts";
import { showToast } from "../../../ui/overlays/toast-store.ts";
import { eventMessages } from "../editing/messages/messages.ts";
import { removeEvent } from "../mutations.ts";
import type { ChangeTarget } from "./optimistic-change.ts";

/** Looks for a time that was moved before its deletion arrived, says where it is, and offers to delete it there. */
export type OfferMovedTime = (
  /** The deletion that was refused. */
  id: string,
  removal: { readonly target: ChangeTarget; readonly title: string },
) => void;

/** Gives what goes on with the deletion of a time that isn't where it was. */
export const useMovedTime = (): OfferMovedTime => {
  const queue = useMutationQueue();
  const { timeZone } = useConfig();
  const { t, dateLong, clock } = useI18n();
  const s = useMessages(eventMessages);
  const inToast = (reason: unknown) =>
    showToast({ kind: "problem", words: errorText(t, apiErrorOf(reason)) });
  const offer = async (...[id, { target, title }]: Parameters<OfferMovedTime>): Promise<void> => {
    const { findMovedTime } = await import("./moved-time.ts");
    const moved = await findMovedTime(target, timeZone);
    if (moved?.occurrence === undefined) {
      queue.dismiss(id);
      return showToast({ kind: "problem", words: s("timeGoneMeanwhile", { title }) });
    }
    const { start, allDay } = moved;
    const day = dateLong(allDay ? start : dayOf(start, timeZone));
    const there = { ...target, occurrence: moved.occurrence };
    showToast({
      kind: "problem",
      words: s("timeMoved", { title, when: allDay ? day : `${day}, ${clock(start)}` }),
      undoLabel: s("timeMoved.delete"),
      undo: () =>
        void queue
          .bringBack(id, (enqueue) => enqueue(removeEvent, { target: there, title }).answer)
          .catch(inToast),
    });
  };
  return (...refused) => void offer(...refused).catch(inToast);
};
