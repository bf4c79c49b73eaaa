import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, EditScope } from "#contract/calendar-family.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { useConfig } from "../../context/config.ts";
import { type AppContextValue, useApp } from "../../context/app-context.ts";
import { newId } from "../../platform/random-id.ts";
import { answeredOrQueued } from "../../mutations/answered-or-queued.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { eventMessages } from "./editing/messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { dayOf } from "../../i18n/time.ts";
import { showToast, undoTimeMs } from "../../ui/toasts.ts";
import { type EventChange, eventKeyOf, type ChangeTarget } from "./optimistic-change.ts";
import { type MoveTarget, timesAfterMove } from "./move-event.ts";
import { inverseChangeOf } from "./inverse-change.ts";
import { removeAfterUndoTime, sendEventChange } from "./send-events.ts";
import { eventRefusalText } from "./editing/refusal-text.ts";

const colorOfNobody = "#6b7280";

const standInOf = (event: NewEvent): CalendarEvent => {
  const id = newId();
  const isRepeated = event.recurrence !== undefined;
  return {
    ...{ ...event, id, feedId: "family", color: colorOfNobody },
    ...(isRepeated ? { seriesId: id, occurrence: event.start } : {}),
    ...{ recurring: isRepeated, editable: true },
  };
};

const targetOf = (event: CalendarEvent, scope: EditScope = "one"): ChangeTarget => ({
  id: eventKeyOf(event),
  ...(event.occurrence === undefined ? {} : { occurrence: event.occurrence, scope }),
});

/** What still waits to be added is taken out of the line instead; not where others after it mean it. */
const isWithdrawn = async ({ oldQueue: queue }: AppContextValue, id: string): Promise<boolean> => {
  const [action, ...more] = (queue?.queued() ?? []).filter(({ shows: { events } }) => {
    if (events === undefined) return false;
    return (events.kind === "add" ? events.event.id : events.target.id) === id;
  });
  if (action?.shows.events?.kind !== "add" || more.length > 0) return false;
  return (await queue?.cancel(action.id)) === true;
};

/**
 * The ways to write into the family calendar. Each shows at once, and says what it did with a way back; each resolves to
 * whether it is done, on a phone without reception: whether it waits in line. `scope` is for an event that repeats: only
 * this time unless told.
 */
export interface EventMutations {
  add(event: NewEvent): Promise<boolean>;
  /** Start, end and `allDay` come together or not at all. */
  change(event: CalendarEvent, patch: EventPatch, scope?: EditScope): Promise<boolean>;
  move(event: CalendarEvent, to: MoveTarget, scope?: EditScope): Promise<boolean>;
  /** Held back as long as it can be taken back: no house could bring a series back as it was. */
  remove(event: CalendarEvent, scope?: EditScope): void;
}

/** Writes into the family calendar; `onProblem` hears why the house refused, which is said in a toast where it is left out. */
export const useEventMutations = (onProblem?: (error: ApiError) => void): EventMutations => {
  const app = useApp();
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const { timeZone } = useConfig();
  const inToast = (error: ApiError) =>
    showToast({ kind: "problem", words: eventRefusalText(t, s, error) });
  const problem = onProblem ?? inToast;

  const send = (change: EventChange, title: string) =>
    sendEventChange(app, { change, title: title || t("calendar.untitled") });
  const removeNow = async (target: ChangeTarget, title: string) => {
    if (await isWithdrawn(app, target.id)) return;
    send({ kind: "remove", target }, title).catch((error: unknown) => inToast(apiErrorOf(error)));
  };
  const refusal = (error: unknown): false => {
    problem(apiErrorOf(error));
    return false;
  };
  const isSample = ({ id }: CalendarEvent): boolean => {
    if (isSampleId(id)) problem(sampleContentError());
    return isSampleId(id);
  };

  const change = async (
    event: CalendarEvent,
    patch: EventPatch,
    scope: EditScope | undefined,
    done: "changed" | "moved",
  ): Promise<boolean> => {
    if (isSample(event)) return false;
    const fromDay = event.allDay ? event.start : dayOf(event.start, timeZone);
    const target = targetOf(event, scope);
    const made = { kind: "change", target, patch, fromDay, timeZone } as const;
    const title = patch.title ?? event.title;
    return answeredOrQueued(app, send(made, title), inToast).then((answer) => {
      const back = inverseChangeOf(event, made, answer);
      showToast({
        kind: "done",
        words: s(done, { title: title || t("calendar.untitled") }),
        undo: back && (() => changeBack(back)),
      });
      return true;
    }, refusal);
  };
  const changeBack = ({ event, patch, scope }: NonNullable<ReturnType<typeof inverseChangeOf>>) => {
    const fromDay = event.allDay ? event.start : dayOf(event.start, timeZone);
    const target = targetOf(event, scope);
    send({ kind: "change", target, patch, fromDay, timeZone }, event.title).catch(
      (error: unknown) => inToast(apiErrorOf(error)),
    );
  };

  return {
    add: (event) => {
      const standIn = standInOf(event);
      return answeredOrQueued(
        app,
        send({ kind: "add", event: standIn }, event.title),
        inToast,
      ).then((answer) => {
        const target = { id: answer?.id ?? standIn.id };
        showToast({
          kind: "done",
          words: s("added", { title: event.title }),
          undo: () => void removeNow(target, event.title),
        });
        return true;
      }, refusal);
    },
    change: (event, patch, scope) => change(event, patch, scope, "changed"),
    move: (event, to, scope) => change(event, timesAfterMove(event, to, timeZone), scope, "moved"),
    remove: (event, scope) => {
      if (isSample(event)) return;
      const target = targetOf(event, scope);
      const title = event.title || t("calendar.untitled");
      void isWithdrawn(app, target.id).then((isGone) => {
        const undo = isGone
          ? undefined
          : removeAfterUndoTime(app, target, title, undoTimeMs, inToast);
        showToast({ kind: "done", words: s("deleted", { title }), undo });
      });
    },
  };
};
