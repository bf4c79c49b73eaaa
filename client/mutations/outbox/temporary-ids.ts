import type { QueuedMutation } from "./queued-mutation.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const idOf = (answer: unknown): string | undefined =>
  isObject(answer) && typeof answer["id"] === "string" ? answer["id"] : undefined;

/** What an added row was called until the server named it. */
const standInOf = ({
  shows: { todo, grocery, plan, events },
}: QueuedMutation): string | undefined => {
  if (todo !== undefined) return todo.id;
  if (grocery?.kind === "add") return grocery.id;
  if (events?.kind === "add") return events.event.id;
  return plan?.kind === "add" ? plan.meal.id : undefined;
};

const sentWithId = (sent: object, from: string, to: string): object => {
  const params = "params" in sent && isObject(sent.params) ? sent.params : {};
  return params["id"] === from ? { ...sent, params: { ...params, id: to } } : sent;
};

const isAfter = (occurrence: string | undefined, first: unknown): boolean =>
  occurrence !== undefined &&
  typeof first === "string" &&
  (first.length === 10 ? occurrence >= first : Date.parse(occurrence) >= Date.parse(first));

/** Whose id an answer tells: of what was added, or of the times of an event that became one of their own. */
const namedBy = (
  action: QueuedMutation,
  answer: unknown,
):
  | { readonly from: string; readonly isMeant: (waiting: QueuedMutation) => boolean }
  | undefined => {
  const { events } = action.shows;
  const standIn = standInOf(action);
  if (standIn !== undefined) return { from: standIn, isMeant: () => true };
  if (events?.kind !== "change" || events.target.scope !== "following") return undefined;
  const first = isObject(answer) ? answer["occurrence"] : undefined;
  return {
    from: events.target.id,
    isMeant: ({ shows }) =>
      shows.events !== undefined &&
      shows.events.kind !== "add" &&
      isAfter(shows.events.target.occurrence, first),
  };
};

/** The server has named what an action made: whatever waits and means its stand-in then means the real thing. */
export const replaceTemporaryId = (
  action: QueuedMutation,
  answer: unknown,
): ((waiting: QueuedMutation) => QueuedMutation) => {
  const named = namedBy(action, answer);
  const id = idOf(answer);
  if (named === undefined || id === undefined) return (waiting) => waiting;
  return (waiting) => {
    if (!named.isMeant(waiting)) return waiting;
    const sent = sentWithId(waiting.sent, named.from, id);
    if (sent === waiting.sent) return waiting;
    const { tap, grocery, plan, events } = waiting.shows;
    const shows = {
      ...waiting.shows,
      ...(tap === undefined ? {} : { tap: { ...tap, taskId: id } }),
      ...(grocery !== undefined && "id" in grocery ? { grocery: { ...grocery, id } } : {}),
      ...(plan?.kind === "remove" ? { plan: { ...plan, id } } : {}),
      ...(events === undefined || events.kind === "add"
        ? {}
        : { events: { ...events, target: { ...events.target, id } } }),
    };
    return { ...waiting, sent, shows };
  };
};
