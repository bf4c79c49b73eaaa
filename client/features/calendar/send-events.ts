import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent, Which } from "#contract/calendar-family.ts";
import type { Health } from "#contract/meta.ts";
import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import { write } from "../../api/call.ts";
import type { House } from "../../context/app-context.ts";
import { newId } from "../../platform/random-id.ts";
import { sendOrWait } from "../../mutations/send.ts";
import type { EventChange, Target } from "./optimistic-change.ts";
import { holdBack } from "./delayed-changes.ts";
import { keepEvents } from "./calendar-cache.ts";
import { type EventAction, eventsMutation } from "./pending-changes.ts";

const add = write("POST /api/calendar/events", ["calendar"]);
const change = write("PATCH /api/calendar/events/{id}", ["calendar"]);
const remove = write("DELETE /api/calendar/events/{id}", ["calendar"]);

const whichOf = ({ occurrence, scope }: Target): Which => ({
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

const sentTo = (target: Target) => ({ params: { id: target.id }, query: whichOf(target) });

const deliver = async (
  house: House,
  { change: made, title }: EventAction,
): Promise<CalendarEvent | undefined> => {
  const shows = { title, events: made };
  if (made.kind === "add")
    return (await sendOrWait(house, add, { body: bodyOf(made.event) }, shows)).answer;
  const sent = sentTo(made.target);
  if (made.kind === "change") {
    const body: EventPatch = made.patch;
    return (await sendOrWait(house, change, { ...sent, body }, shows)).answer;
  }
  await sendOrWait(house, remove, sent, shows);
  return undefined;
};

/** Reads the calendar again; a first own event also brings it to life where screens had stopped asking for it. */
export const readAgain = ({ client }: House): void => {
  void client.invalidateQueries({ queryKey: ["calendar"] });
  const health = client.getQueryData<Health>(["settings", "GET /api/health", {}]);
  if (health?.sources.calendar.state === "unconfigured")
    void client.invalidateQueries({ queryKey: ["settings", "GET /api/health"] });
};

/** Writes into the family calendar, or puts it in line on a phone; shown at once. Rejects with an ApiError. */
export const sendEvents = (
  house: House,
  action: EventAction,
): Promise<CalendarEvent | undefined> => {
  const mutation = house.client
    .getMutationCache()
    .build<CalendarEvent | undefined, Error, EventAction, unknown>(house.client, {
      mutationKey: eventsMutation,
      mutationFn: (made) => deliver(house, made),
      onSuccess: (answer, { change: made }) => {
        // Where writes wait in line, the line keeps their answers.
        if (house.outbox === undefined) keepEvents(house.client, made, answer);
      },
      onSettled: () => readAgain(house),
    });
  return mutation.execute(action);
};

/**
 * Deletes an event when it can't be taken back any more, in so many ms; the screen shows it gone at once. A phone puts it in
 * line, where it outlives the page; a wall holds it back. Whatever happens before that, nothing is lost. Returns how to take it back.
 */
export const removeLater = (
  house: House,
  target: Target,
  title: string,
  ms: number,
  onProblem: (error: ApiError) => void,
): (() => void) => {
  const { outbox } = house;
  const made: EventChange = { kind: "remove", target };
  const tell = (error: unknown) => onProblem(apiErrorOf(error));
  if (outbox === undefined)
    return holdBack(made, ms, () => void sendEvents(house, { change: made, title }).catch(tell));
  const written = { id: newId(), notBefore: Date.now() + ms };
  outbox
    .send(remove, sentTo(target), { title, events: made }, written)
    .then(() => readAgain(house), tell);
  return () =>
    void outbox.withdraw(written.id).then((isBack) => {
      if (!isBack)
        onProblem(new ApiError("It was sent already.", { status: 0, code: "sentAlready" }));
    });
};
