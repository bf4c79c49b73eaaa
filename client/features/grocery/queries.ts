import { useMutation, useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import type { GroceryItem, GroceryList } from "#contract/meals.ts";
import { type ApiError, demoError } from "../../api/api-error.ts";
import { write } from "../../api/call.ts";
import type { Sample } from "../../app/sample-family.ts";
import { type House, useHouse } from "../../context/app-context.ts";
import { newId } from "../../platform/random-id.ts";
import { useOrMealsSample } from "../meals/use-meals-sample-fallback.ts";
import { useWaiting } from "../../mutations/queue/use-queue.ts";
import type { Shown } from "../../query/query-state.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { sendOrWait } from "../../mutations/send.ts";
import { useSourceRead } from "../../query/source-query.ts";
import { type GroceryChange, touchedRows, withChanges } from "./optimistic-grocery.ts";
import { groceryRead, keepGrocery } from "./grocery-cache.ts";
import { suggestionsRead } from "./suggestions.ts";

const sampleList = (sample: Sample) => sample.grocery();
const mutationKey = ["grocery"];

const add = write("POST /api/grocery", ["grocery"]);
const close = write("POST /api/grocery/{id}/close", ["grocery"]);
const reopen = write("POST /api/grocery/{id}/reopen", ["grocery"]);
const edit = write("PATCH /api/grocery/{id}", ["grocery"]);
const remove = write("DELETE /api/grocery/{id}", ["grocery"]);
const clear = write("POST /api/grocery/clear", ["grocery"]);

const sendChange = async (
  house: House,
  { change, title }: GroceryAction,
): Promise<GroceryItem | GroceryList | undefined> => {
  const shows = { title, grocery: change };
  switch (change.kind) {
    case "add": {
      const { kind: _, id: _standIn, ...body } = change;
      return (await sendOrWait(house, add, { body }, shows)).answer;
    }
    case "check": {
      const sent = { params: { id: change.id } };
      return (await sendOrWait(house, change.checked ? close : reopen, sent, shows)).answer;
    }
    case "edit": {
      const { kind: _, id, ...body } = change;
      return (await sendOrWait(house, edit, { params: { id }, body }, shows)).answer;
    }
    case "remove":
      await sendOrWait(house, remove, { params: { id: change.id } }, shows);
      return undefined;
    case "clear":
      return (await sendOrWait(house, clear, {}, shows)).answer;
  }
};

/** A change, and what people call what it is about. */
interface GroceryAction {
  readonly change: GroceryChange;
  readonly title: string;
}

/** What this page has changed and the server hasn't confirmed, in order: on a phone what waits in line, on a wall what is on its way. */
const useChanges = (): readonly GroceryChange[] => {
  const { outbox } = useHouse();
  const waiting = useWaiting();
  const flying = useMutationState<GroceryChange | undefined>({
    filters: { mutationKey, status: "pending" },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of this file's own mutation
    select: ({ state }) => (state.variables as GroceryAction | undefined)?.change,
  });
  return useMemo(() => {
    const changes = outbox === undefined ? flying : waiting.map(({ shows }) => shows.grocery);
    return changes.filter((change) => change !== undefined);
  }, [outbox, flying, waiting]);
};

/** The shared grocery list as the fingers left it. */
export const useGrocery = (): Shown<GroceryList> => {
  const shown = useOrMealsSample(useSourceRead("meals", groceryRead, {}, sampleList), sampleList);
  const changes = useChanges();
  const data = useMemo(() => shown.data && withChanges(shown.data, changes), [shown.data, changes]);
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

/** The ids of those rows that the server doesn't know yet, or knows otherwise. */
export const useUnsentRows = (items: readonly GroceryItem[]): ReadonlySet<string> => {
  const changes = useChanges();
  return useMemo(() => touchedRows(items, changes), [items, changes]);
};

/** The ways to change the list; each shows at once. `onFailed` hears why the server refused, `code` `demo` for sample content. */
export const useChangeGrocery = (onFailed: (error: ApiError) => void) => {
  const house = useHouse();
  const { mutate } = useMutation<GroceryItem | GroceryList | undefined, ApiError, GroceryAction>({
    mutationKey,
    mutationFn: (action) => sendChange(house, action),
    onSuccess: (answer, { change }) => {
      // Where writes wait in line, the line keeps their answers.
      if (house.outbox === undefined) keepGrocery(house.client, change, answer);
      // What is on the list isn't offered, and what was bought is; once, when all is through.
      if (house.outbox?.waiting().every(({ shows }) => shows.grocery === undefined) ?? true)
        void house.client.invalidateQueries({ queryKey: ["grocery", suggestionsRead.key] });
    },
    onError: (error) => {
      void house.client.invalidateQueries({ queryKey: ["grocery"] });
      onFailed(error);
    },
  });
  const send = (change: GroceryChange, title: string) => {
    if (change.kind !== "clear" && isSampleId(change.id)) onFailed(demoError());
    else mutate({ change, title });
  };
  /** What still waits to be added is taken out of the line instead; not where others after it mean its row. */
  const withdraw = async (item: GroceryItem): Promise<boolean> => {
    const [action, ...more] = (house.outbox?.waiting() ?? []).filter(
      ({ shows: { grocery } }) =>
        grocery !== undefined && "id" in grocery && grocery.id === item.id,
    );
    if (action?.shows.grocery?.kind !== "add" || more.length > 0) return false;
    return (await house.outbox?.withdraw(action.id)) === true;
  };
  return {
    add: (name: string, amount: string | undefined, memberId: string | undefined) =>
      send(
        {
          ...{ kind: "add", id: newId(), name },
          ...(amount === undefined ? {} : { amount }),
          ...(memberId === undefined ? {} : { memberId }),
        },
        name,
      ),
    check: (item: GroceryItem) =>
      send({ kind: "check", id: item.id, checked: !item.checked }, item.name),
    /** Null takes the amount away; the aisle stays where none is given. */
    edit: (item: GroceryItem, name: string, amount: string | null, aisle?: string) =>
      send(
        {
          ...{ kind: "edit", id: item.id, name, amount },
          ...(aisle === undefined ? {} : { aisle }),
        },
        name,
      ),
    remove: (item: GroceryItem) =>
      void withdraw(item).then((isGone) => {
        if (!isGone) send({ kind: "remove", id: item.id }, item.name);
      }),
    /** Drops what is ticked off; `title` is what the line calls it. */
    clear: (title: string) => send({ kind: "clear" }, title),
  };
};
