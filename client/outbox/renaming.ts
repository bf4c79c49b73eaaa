import type { Action } from "./action.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const idOf = (answer: unknown): string | undefined =>
  isObject(answer) && typeof answer["id"] === "string" ? answer["id"] : undefined;

/** What an added row was called until the server named it. */
const standInOf = ({ shows: { grocery, plan } }: Action): string | undefined => {
  if (grocery?.kind === "add") return grocery.id;
  return plan?.kind === "add" ? plan.meal.id : undefined;
};

const sentWithId = (sent: object, from: string, to: string): object => {
  const params = "params" in sent && isObject(sent.params) ? sent.params : {};
  return params["id"] === from ? { ...sent, params: { ...params, id: to } } : sent;
};

/** The server has named what an action added: whatever waits and means its stand-in then means the real thing. */
export const renaming = (action: Action, answer: unknown): ((waiting: Action) => Action) => {
  const standIn = standInOf(action);
  const id = idOf(answer);
  if (standIn === undefined || id === undefined) return (waiting) => waiting;
  return (waiting) => {
    const sent = sentWithId(waiting.sent, standIn, id);
    if (sent === waiting.sent) return waiting;
    const { grocery, plan } = waiting.shows;
    const shows = {
      ...waiting.shows,
      ...(grocery !== undefined && "id" in grocery ? { grocery: { ...grocery, id } } : {}),
      ...(plan?.kind === "remove" ? { plan: { ...plan, id } } : {}),
    };
    return { ...waiting, sent, shows };
  };
};
