import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, EditTarget } from "#contract/calendar-family.ts";
import type { Health } from "#contract/meta.ts";
import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import { defineWrite } from "../../api/call.ts";
import type { AppContextValue } from "../../context/app-context.ts";
import { newId } from "../../platform/random-id.ts";
import { sendOrEnqueue } from "../../mutations/send.ts";
import type { EventChange, ChangeTarget } from "./optimistic-change.ts";
import { delayChange } from "./delayed-changes.ts";
import { cacheEventAnswer } from "./calendar-cache.ts";
import { type TitledEventChange, eventsMutationKey } from "./pending-changes.ts";

const add = defineWrite("POST /api/calendar/events", ["calendar"]);
const change = defineWrite("PATCH /api/calendar/events/{id}", ["calendar"]);
const remove = defineWrite("DELETE /api/calendar/events/{id}", ["calendar"]);

const whichOf = ({ occurrence, scope }: ChangeTarget): EditTarget => ({
  ...(occurrence === undefined ? {} : { occurrence }),
  ...(scope === undefined ? {} : { scope }),
});

const bodyOf = (event: CalendarEvent): NewEvent => {
  const { title, start, end, allDay, memberIds, location, notes, icon, recurrence } = event;
  return {
    ...{ title, start, end, allDay, memberIds },
    ...(location === undefined ? {} : { location }),
    ...(notes === undefined ? {} : { notes }),
    ...(icon === undefined ? {} : { icon }),
    ...(recurrence === undefined ? {} : { recurrence }),
  };
};

const sentTo = (target: ChangeTarget) => ({ params: { id: target.id }, query: whichOf(target) });

const deliver = async (
  app: AppContextValue,
  { change: made, title }: TitledEventChange,
): Promise<CalendarEvent | undefined> => {
  const shows = { title, events: made };
  if (made.kind === "add")
    return (await sendOrEnqueue(app, add, { body: bodyOf(made.event) }, shows)).answer;
  const sent = sentTo(made.target);
  if (made.kind === "change") {
    const body: EventPatch = made.patch;
    return (await sendOrEnqueue(app, change, { ...sent, body }, shows)).answer;
  }
  await sendOrEnqueue(app, remove, sent, shows);
  return undefined;
};

/** Reads the calendar again; a first own event also brings it to life where screens had stopped asking for it. */
export const refetchCalendar = ({ queryClient }: AppContextValue): void => {
  void queryClient.invalidateQueries({ queryKey: ["calendar"] });
  const health = queryClient.getQueryData<Health>(["settings", "GET /api/health", {}]);
  if (health?.sources.calendar.state === "unconfigured")
    void queryClient.invalidateQueries({ queryKey: ["settings", "GET /api/health"] });
};

/** Writes into the family calendar, or puts it in line on a phone; shown at once. Rejects with an ApiError. */
export const sendEventChange = (
  app: AppContextValue,
  action: TitledEventChange,
): Promise<CalendarEvent | undefined> => {
  const mutation = app.queryClient
    .getMutationCache()
    .build<CalendarEvent | undefined, Error, TitledEventChange, unknown>(app.queryClient, {
      mutationKey: eventsMutationKey,
      mutationFn: (made) => deliver(app, made),
      onSuccess: (answer, { change: made }) => {
        // Where writes wait in line, the line keeps their answers.
        if (app.oldQueue === undefined) cacheEventAnswer(app.queryClient, made, answer);
      },
      onSettled: () => refetchCalendar(app),
    });
  return mutation.execute(action);
};

/**
 * Deletes an event when it can't be taken back any more, in so many ms; the screen shows it gone at once. A phone puts it in
 * line, where it outlives the page; a wall holds it back. Whatever happens before that, nothing is lost. Returns how to take it back.
 */
export const removeAfterUndoTime = (
  app: AppContextValue,
  target: ChangeTarget,
  title: string,
  ms: number,
  onProblem: (error: ApiError) => void,
): (() => void) => {
  const { oldQueue: queue } = app;
  const made: EventChange = { kind: "remove", target };
  const tell = (error: unknown) => onProblem(apiErrorOf(error));
  if (queue === undefined)
    return delayChange(
      made,
      ms,
      () => void sendEventChange(app, { change: made, title }).catch(tell),
    );
  const written = { id: newId(), notBefore: Date.now() + ms };
  queue
    .send(remove, sentTo(target), { title, events: made }, written)
    .then(() => refetchCalendar(app), tell);
  return () =>
    void queue.cancel(written.id).then((isBack) => {
      if (!isBack)
        onProblem(new ApiError("It was sent already.", { status: 0, code: "sentAlready" }));
    });
};
