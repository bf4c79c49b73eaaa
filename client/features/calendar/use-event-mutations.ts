import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, EditScope } from "#contract/calendar-family.ts";
import { ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { useConfig } from "../../context/config.ts";
import { useApp } from "../../context/app-context.ts";
import { newId } from "../../platform/random-id.ts";
import { answeredOrWaiting } from "../../mutations/answered-or-waiting.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import type { MutationQueue } from "../../mutations/mutation-queue.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { mentions } from "../../mutations/rename.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { eventMessages } from "./editing/messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { dayOf } from "../../i18n/time.ts";
import { showToast, undoTimeMs } from "../../ui/overlays/toast-store.ts";
import { addEvent, changeEvent, removeEvent } from "./mutations.ts";
import { colorOfNobody } from "./color-of-nobody.ts";
import { type AskGuests, useAskGuests } from "./use-ask-guests.ts";
import { eventKeyOf, type ChangeTarget } from "./optimistic-change.ts";
import { type MoveTarget, timesAfterMove } from "./move-event.ts";
import { inverseChangeOf } from "./inverse-change.ts";
import { eventRefusalText } from "./editing/refusal-text.ts";

const temporaryEventOf = (event: NewEvent): CalendarEvent => {
  const id = newId();
  const isRepeated = event.recurrence !== undefined;
  return {
    ...{ ...event, id, feedId: event.feedId ?? "family", color: colorOfNobody },
    ...(isRepeated ? { seriesId: id, occurrence: event.start } : {}),
    ...{ recurring: isRepeated, editable: true },
  };
};

const targetOf = (event: CalendarEvent, scope: EditScope = "one"): ChangeTarget => ({
  id: eventKeyOf(event),
  ...(event.occurrence === undefined ? {} : { occurrence: event.occurrence, scope }),
});

const changeOf = (
  event: CalendarEvent,
  patch: EventPatch,
  scope: EditScope | undefined,
  timeZone: string,
) => {
  const fromDay = event.allDay ? event.start : dayOf(event.start, timeZone);
  return { target: targetOf(event, scope), patch, fromDay, timeZone };
};

/** What still waits to be added is cancelled instead; not where others after it mean it. */
const isAddingCancelled = async (queue: MutationQueue, id: string): Promise<boolean> => {
  const [adding, ...more] = queue.waiting().filter(({ input }) => mentions(input, id));
  if (adding === undefined || more.length > 0) return false;
  return inputOf(addEvent, adding)?.event.id === id && queue.cancel(adding.id);
};

/**
 * The ways to write into the family calendar. Each shows at once, and says what it did with a way back; each resolves to
 * whether it is done, on a phone without reception: whether it waits in the queue. `scope` is for an event that repeats: only
 * this time unless told.
 */
export interface EventMutations {
  add(event: NewEvent): Promise<boolean>;
  /** Start, end and `allDay` come together or not at all. */
  change(
    event: CalendarEvent,
    patch: EventPatch,
    scope?: EditScope,
    tellGuests?: "yes",
  ): Promise<boolean>;
  move(event: CalendarEvent, to: MoveTarget, scope?: EditScope): Promise<boolean>;
  /** Delayed as long as it can be undone: no server could bring a series back as it was. */
  remove(event: CalendarEvent, scope?: EditScope): void;
}

/** Where the problems of writing are shown: at once where the caller shows them, else in a toast. */
const useEventProblems = (onProblem: ((error: ApiError) => void) | undefined) => {
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const inToast = (error: ApiError) =>
    showToast({ kind: "problem", words: eventRefusalText(t, s, error) });
  const problem = onProblem ?? inToast;
  return {
    inToast,
    /** Shows why something failed that the caller has left. */
    later: (error: unknown) => inToast(apiErrorOf(error)),
    /** Shows why something was refused; false, because it isn't done. */
    refusal: (error: unknown): false => {
      problem(apiErrorOf(error));
      return false;
    },
    /** Whether an event is sample content, which is said if so. */
    isSample: ({ id }: CalendarEvent): boolean => {
      if (isSampleId(id)) problem(sampleContentError());
      return isSampleId(id);
    },
  };
};

/** Makes the ways to take events away again. */
const createRemovals = (
  queue: MutationQueue,
  inToast: (error: ApiError) => void,
  askGuests: AskGuests,
) => {
  const later = (error: unknown) => inToast(apiErrorOf(error));
  const removeAdded = async (id: string, title: string): Promise<void> => {
    if (await isAddingCancelled(queue, id)) return;
    queue.enqueue(removeEvent, { target: { id }, title }).answer.catch(later);
  };
  /** Enqueues a removal that can be cancelled for a while; returns how. */
  const removeLater = (target: ChangeTarget, title: string): (() => void) => {
    const removal = queue.enqueue(removeEvent, { target, title }, { delayMs: undoTimeMs });
    removal.answer.catch((error: unknown) => {
      const again = () =>
        void queue.enqueue(removeEvent, { target, title, tellGuests: "yes" }).answer.catch(later);
      if (!askGuests(error, again, "guests.delete")) later(error);
    });
    return () =>
      void queue.cancel(removal.id).then((isCancelled) => {
        if (!isCancelled)
          inToast(new ApiError("It was sent already.", { status: 0, code: "sentAlready" }));
      });
  };
  /** Removes an event; promises the way back, which there is none of where it was never sent. */
  const removeWithUndo = async (target: ChangeTarget, title: string) =>
    (await isAddingCancelled(queue, target.id)) ? undefined : removeLater(target, title);
  return { removeAdded, removeWithUndo };
};

/** Writes into the family calendar; `onProblem` is called with why the server refused; without it a toast says so. */
export const useEventMutations = (onProblem?: (error: ApiError) => void): EventMutations => {
  const { live } = useApp();
  const queue = useMutationQueue();
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const { timeZone } = useConfig();
  const { inToast, later, isSample, refusal } = useEventProblems(onProblem);
  const askGuests = useAskGuests();
  const titleOf = (title: string) => title || t("calendar.untitled");

  const enqueueChange = (
    event: CalendarEvent,
    patch: EventPatch,
    scope: EditScope | undefined,
    tellGuests?: "yes",
  ) => {
    const changed = changeOf(event, patch, scope, timeZone);
    const title = titleOf(patch.title ?? event.title);
    const was = event.recurring ? {} : { was: event };
    const input = { ...changed, title, ...was, tellGuests };
    return { changed, title, input, enqueued: queue.enqueue(changeEvent, input) };
  };

  const sendBack = (
    back: NonNullable<ReturnType<typeof inverseChangeOf>>,
    tellGuests?: "yes",
  ): void => {
    const { enqueued } = enqueueChange(back.event, back.patch, back.scope, tellGuests);
    enqueued.answer.catch((error: unknown) => {
      if (!askGuests(error, () => sendBack(back, "yes"), "guests.undo")) later(error);
    });
  };

  const change = async (
    event: CalendarEvent,
    patch: EventPatch,
    scope: EditScope | undefined,
    done: "changed" | "moved",
    tellGuests?: "yes",
  ): Promise<boolean> => {
    if (isSample(event)) return false;
    const { changed, title, input, enqueued } = enqueueChange(event, patch, scope, tellGuests);
    const refusedChange = (error: unknown): false => {
      const again = () => void change(event, patch, scope, done, "yes");
      // A form asks by itself.
      if (onProblem === undefined && askGuests(error, again)) return false;
      const putBack = apiErrorOf(error).status === 404 ? changeEvent.putBack(input) : undefined;
      if (putBack === undefined) return refusal(error);
      showToast({
        kind: "problem",
        words: s("goneMeanwhile", { title }),
        undo: () => void putBack(queue.enqueue).catch(later),
        undoLabel: t("waiting.putBack"),
      });
      return false;
    };
    return answeredOrWaiting(live, enqueued, inToast).then((answer) => {
      const back = inverseChangeOf(event, { kind: "change", ...changed }, answer);
      showToast({
        kind: "done",
        words: s(done, { title }),
        undo: back && (() => sendBack(back)),
      });
      return true;
    }, refusedChange);
  };
  const { removeAdded, removeWithUndo } = createRemovals(queue, inToast, askGuests);

  return {
    add: (event) => {
      const row = temporaryEventOf(event);
      const { feedId, title } = event;
      const enqueued = queue.enqueue(addEvent, { event: row, feedId, title: titleOf(title) });
      return answeredOrWaiting(live, enqueued, inToast).then((answer) => {
        showToast({
          kind: "done",
          words: s("added", { title: event.title }),
          undo: () => void removeAdded(answer?.id ?? row.id, titleOf(event.title)),
        });
        return true;
      }, refusal);
    },
    change: (event, patch, scope, tellGuests) => change(event, patch, scope, "changed", tellGuests),
    move: (event, to, scope) => change(event, timesAfterMove(event, to, timeZone), scope, "moved"),
    remove: (event, scope) => {
      if (isSample(event)) return;
      const target = targetOf(event, scope);
      const title = titleOf(event.title);
      void removeWithUndo(target, title).then((undo) =>
        showToast({ kind: "done", words: s("deleted", { title }), undo }),
      );
    },
  };
};
