import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, EditScope } from "#contract/calendar-family.ts";
import type { ApiError } from "../../../api/api-error.ts";
import { useConfig } from "../../../context/config.ts";
import { useApp } from "../../../context/app-context.ts";
import { newId } from "../../../platform/random-id.ts";
import { answeredOrWaiting } from "../../../mutations/answered-or-waiting.ts";
import { useMutationQueue } from "../../../mutations/use-mutation-queue.ts";
import { eventMessages } from "../editing/messages/messages.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { showToast } from "../../../ui/overlays/toast-store.ts";
import { addEvent } from "../mutations.ts";
import { targetOf } from "./change-target.ts";
import { createEventRemovals } from "./event-removals.ts";
import { familyCalendarId } from "../family-calendar-id.ts";
import { colorOfNobody } from "../color-of-nobody.ts";
import { type MoveTarget, timesAfterMove } from "./move-event.ts";
import { useAskGuests } from "./use-ask-guests.ts";
import { useChangeEvent } from "./use-change-event.ts";
import { useMovedTime } from "./use-moved-time.ts";
import { useEventProblems } from "./use-event-problems.ts";

const temporaryEventOf = (event: NewEvent): CalendarEvent => {
  const id = newId();
  const isRepeated = event.recurrence !== undefined;
  return {
    ...{ ...event, id, feedId: event.feedId ?? familyCalendarId, color: colorOfNobody },
    ...(isRepeated ? { seriesId: id, occurrence: event.start } : {}),
    ...{ recurring: isRepeated, editable: true },
  };
};

/** Where an event is moved, and how that is meant. */
interface MovedEvent {
  readonly to: MoveTarget;
  readonly patch?: Pick<EventPatch, "memberIds">;
  readonly scope?: EditScope | undefined;
  readonly tellGuests?: "yes" | undefined;
}

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
  /** Like `change`; `patch` is what changes beside its times. */
  move(event: CalendarEvent, to: MovedEvent): Promise<boolean>;
  /** Delayed as long as it can be undone: no server could bring a series back as it was. */
  remove(event: CalendarEvent, scope?: EditScope): void;
}

/** Writes into the family calendar; `onProblem` is called with why the server refused; without it a toast says so. */
export const useEventMutations = (onProblem?: (error: ApiError) => void): EventMutations => {
  const { live } = useApp();
  const queue = useMutationQueue();
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const { timeZone } = useConfig();
  const problems = useEventProblems(onProblem);
  const { inToast, isSample, refusal } = problems;
  const askGuests = useAskGuests();
  const offerMovedTime = useMovedTime();
  const change = useChangeEvent(problems, onProblem !== undefined);
  const titleOf = (title: string) => title || t("calendar.untitled");

  const { removeAdded, removeWithUndo } = createEventRemovals(queue, {
    inToast,
    askGuests,
    offerMovedTime,
  });

  return {
    add: (event) => {
      const row = temporaryEventOf(event);
      const { feedId, title } = event;
      const enqueued = queue.enqueue(addEvent, { event: row, feedId, title: titleOf(title) });
      return answeredOrWaiting(live, enqueued, inToast).then((answer) => {
        showToast({
          kind: "done",
          words: s(answer?.waiting === true ? "kept" : "added", { title: event.title }),
          undo: () => void removeAdded(answer?.id ?? row.id, titleOf(event.title)),
        });
        return true;
      }, refusal);
    },
    change: (event, patch, scope, tellGuests) => change(event, patch, scope, "changed", tellGuests),
    move: (event, { to, patch, scope, tellGuests }) =>
      change(
        ...([event, { ...timesAfterMove(event, to, timeZone), ...patch }, scope, "moved"] as const),
        tellGuests,
      ),
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
