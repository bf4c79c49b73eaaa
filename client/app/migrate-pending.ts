import type { WriteKey } from "#contract/api.ts";
import type { PendingMutation } from "../mutations/pending-mutation.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** A write as the app stored it before mutations had definitions: what it sends, and what screens show of it. */
interface StoredAction extends Omit<PendingMutation, "input"> {
  readonly sent: Fields;
  readonly stale: unknown;
  readonly shows: Fields;
}

const isStoredAction = (stored: object): stored is StoredAction =>
  "key" in stored && "sent" in stored && "shows" in stored && isFields(stored.sent);

const withoutKind = ({ kind: _, ...rest }: Fields): Fields => rest;

const tickOf = ({ shows: { title, tap } }: StoredAction): Fields => {
  const { taskId, day, memberId, at, starsOf, stars, waits } = fieldsOf(tap);
  return {
    ...{ taskId, title, day, memberId, at, starsOf, stars },
    // What waited is read again when it has arrived.
    isToday: false,
    ...(waits === undefined ? {} : { waits }),
  };
};

const bodyOf = ({ sent }: StoredAction): Fields => fieldsOf(sent["body"]);

/** What each operation's definition is given, made from what was stored for it. */
const inputs: Readonly<Partial<Record<WriteKey, (stored: StoredAction) => Fields>>> = {
  "POST /api/board/routine/{task_id}/close": tickOf,
  "POST /api/board/routine/{task_id}/reopen": tickOf,
  "POST /api/tasks/{id}/close": tickOf,
  "POST /api/tasks/{id}/reopen": tickOf,
  "POST /api/tasks": (stored) => ({
    ...bodyOf(stored),
    id: fieldsOf(stored.shows["todo"])["id"],
  }),
  "POST /api/grocery": ({ shows }) => withoutKind(fieldsOf(shows["grocery"])),
  "POST /api/grocery/{id}/close": ({ sent, shows }) => ({
    ...{ id: fieldsOf(sent["params"])["id"], name: shows["title"] },
  }),
  "POST /api/grocery/{id}/reopen": ({ sent, shows }) => ({
    ...{ id: fieldsOf(sent["params"])["id"], name: shows["title"] },
  }),
  "PATCH /api/grocery/{id}": ({ shows }) => withoutKind(fieldsOf(shows["grocery"])),
  "DELETE /api/grocery/{id}": ({ sent, shows }) => ({
    ...{ id: fieldsOf(sent["params"])["id"], name: shows["title"] },
  }),
  "POST /api/grocery/clear": ({ shows: { title } }) => ({ title }),
  "POST /api/recipes/{id}/add-to-grocery": (stored) => ({
    ...{ id: fieldsOf(stored.sent["params"])["id"], title: stored.shows["title"] },
    ...bodyOf(stored),
  }),
  "POST /api/mealplan/{date}/{slot}": ({ shows }) => fieldsOf(fieldsOf(shows["plan"])["meal"]),
  "DELETE /api/mealplan/entries/{id}": ({ sent, shows: { title } }) => ({
    ...{ id: fieldsOf(sent["params"])["id"], title },
  }),
  "POST /api/calendar/events": ({ shows: { title, events } }) => ({
    ...{ event: fieldsOf(events)["event"], title },
  }),
  "PATCH /api/calendar/events/{id}": ({ shows: { title, events } }) => ({
    ...withoutKind(fieldsOf(events)),
    title,
  }),
  "DELETE /api/calendar/events/{id}": ({ shows: { title, events } }) => ({
    ...{ target: fieldsOf(events)["target"], title },
  }),
  "POST /api/journal": ({ shows: { title, journal } }) => ({
    ...withoutKind(fieldsOf(journal)),
    title,
  }),
  "POST /api/journal/{id}/heart": ({ shows: { title, journal } }) => ({
    ...withoutKind(fieldsOf(journal)),
    title,
  }),
  "PATCH /api/journal/{id}": ({ shows: { title, journal } }) => ({
    ...withoutKind(fieldsOf(journal)),
    title,
  }),
  "DELETE /api/journal/{id}": ({ shows: { title, journal } }) => ({
    ...withoutKind(fieldsOf(journal)),
    title,
  }),
};

/**
 * Brings a write that an earlier version of the app left on this phone into today's form, under the same key and at the
 * same place; undefined for what has that form already.
 */
export const migratePending = (stored: object): PendingMutation | undefined => {
  if (!isStoredAction(stored)) return undefined;
  const { sent: _, stale: _topics, shows: _shown, ...mutation } = stored;
  const input = inputs[stored.key]?.(stored);
  return input && { ...mutation, input };
};
