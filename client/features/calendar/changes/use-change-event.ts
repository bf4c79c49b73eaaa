import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope, EventPatch } from "#contract/calendar-family.ts";
import { apiErrorOf } from "../../../api/api-error.ts";
import { useApp } from "../../../context/app-context.ts";
import { useConfig } from "../../../context/config.ts";
import { dayOf } from "../../../i18n/time.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { isOfDeleted } from "../../../mutations/pending-mutation.ts";
import { answeredOrWaiting } from "../../../mutations/answered-or-waiting.ts";
import { useMutationQueue } from "../../../mutations/use-mutation-queue.ts";
import { showToast } from "../../../ui/overlays/toast-store.ts";
import { targetOf } from "./change-target.ts";
import { eventMessages } from "../editing/messages/messages.ts";
import { inverseChangeOf } from "./inverse-change.ts";
import { changeEvent } from "../mutations.ts";
import { useAskGuests } from "./use-ask-guests.ts";
import type { EventProblems } from "./use-event-problems.ts";

/** Changes an event and says so with a way back; resolves to whether it is done or waits. */
type ChangeEvent = (
  event: CalendarEvent,
  patch: EventPatch,
  scope: EditScope | undefined,
  done: "changed" | "moved",
  tellGuests?: "yes",
) => Promise<boolean>;

const changeOf = (
  event: CalendarEvent,
  patch: EventPatch,
  scope: EditScope | undefined,
  timeZone: string,
) => {
  const fromDay = event.allDay ? event.start : dayOf(event.start, timeZone);
  return { target: targetOf(event, scope), patch, fromDay, timeZone };
};

/** Enqueues a change of an event, under the title that the family will look for. */
const useEnqueueChange = () => {
  const queue = useMutationQueue();
  const { t } = useI18n();
  const { timeZone } = useConfig();
  return (
    event: CalendarEvent,
    patch: EventPatch,
    scope: EditScope | undefined,
    {
      tellGuests,
      seen,
    }: Pick<Parameters<typeof changeEvent.request>[0], "tellGuests" | "seen"> = {},
  ) => {
    const changed = changeOf(event, patch, scope, timeZone);
    const title = (patch.title ?? event.title) || t("calendar.untitled");
    const input = { ...changed, title, was: event, seen, tellGuests };
    return { changed, title, input, enqueued: queue.enqueue(changeEvent, input) };
  };
};

/** Gives the change of an event; `isAskedByForm` where a form asks by itself whether guests may be told. */
export const useChangeEvent = (
  { inToast, later, isSample, refusal }: EventProblems,
  isAskedByForm: boolean,
): ChangeEvent => {
  const { live } = useApp();
  const queue = useMutationQueue();
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const askGuests = useAskGuests();
  const enqueueChange = useEnqueueChange();

  const sendBack = (
    back: NonNullable<ReturnType<typeof inverseChangeOf>>,
    tellGuests?: "yes",
  ): void => {
    const { enqueued } = enqueueChange(back.event, back.patch, back.scope, {
      ...{ tellGuests, seen: back.seen },
    });
    enqueued.answer.catch((error: unknown) => {
      const again = () =>
        void queue.bringBack(enqueued.id, () => Promise.resolve(sendBack(back, "yes")));
      if (askGuests(error, again, "guests.undo")) return;
      if (apiErrorOf(error).code !== "conflict") return later(error);
      const asked = { undo: () => sendBack(back, tellGuests), undoLabel: s("conflict.keepOurs") };
      showToast({ kind: "problem", words: t("error.conflict"), ...asked });
    });
  };

  const change: ChangeEvent = async (event, patch, scope, done, tellGuests) => {
    if (isSample(event)) return false;
    const { changed, title, input, enqueued } = enqueueChange(event, patch, scope, { tellGuests });
    const refusedChange = (error: unknown): false => {
      const again = () =>
        void queue.bringBack(enqueued.id, () => change(event, patch, scope, done, "yes"));
      if (!isAskedByForm && askGuests(error, again)) return false;
      const putBack = isOfDeleted(apiErrorOf(error)) ? changeEvent.putBack(input) : undefined;
      if (putBack === undefined) return refusal(error);
      const isTime = apiErrorOf(error).field === "occurrence";
      showToast({
        kind: "problem",
        words: s(isTime ? "timeGoneMeanwhile" : "goneMeanwhile", { title }),
        undo: () => void queue.bringBack(enqueued.id, putBack).catch(later),
        undoLabel: t("waiting.putBack"),
      });
      return false;
    };
    return answeredOrWaiting(live, enqueued, inToast).then((answer) => {
      const back = inverseChangeOf(event, { kind: "change", ...changed }, answer);
      showToast({
        kind: "done",
        words: s(answer?.waiting === true ? "kept" : done, { title }),
        undo: back && (() => sendBack(back)),
      });
      return true;
    }, refusedChange);
  };
  return change;
};
