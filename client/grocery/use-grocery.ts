import { useMutation, useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import type { GroceryItem, GroceryList } from "../../contract/meals.ts";
import { type ApiError, demoError } from "../api-error.ts";
import { read, write } from "../api.ts";
import type { Sample } from "../demo/sample.ts";
import { type House, useHouse } from "../house.ts";
import { newId } from "../id.ts";
import { useWaiting } from "../outbox/use-outbox.ts";
import { queryOf, type Shown } from "../query.ts";
import { isSampleId } from "../sample-id.ts";
import { sendOrWait } from "../send.ts";
import { useSourceRead } from "../source.ts";
import { type GroceryChange, withAnswer, withChanges } from "./change.ts";

const listRead = read("GET /api/grocery", "grocery");
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
      const { id, name, amount } = change;
      return (await sendOrWait(house, edit, { params: { id }, body: { name, amount } }, shows))
        .answer;
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
  const shown = useSourceRead("meals", listRead, {}, sampleList);
  const changes = useChanges();
  const data = useMemo(() => shown.data && withChanges(shown.data, changes), [shown.data, changes]);
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

/** The ids of rows that the server doesn't know yet, or knows otherwise. */
export const useUnsentRows = (): ReadonlySet<string> => {
  const waiting = useWaiting();
  return useMemo(
    () =>
      new Set(
        waiting.flatMap(({ shows: { grocery } }) =>
          grocery === undefined || grocery.kind === "clear" ? [] : [grocery.id],
        ),
      ),
    [waiting],
  );
};

/** The ways to change the list; each shows at once. `onFailed` hears why the server refused, `code` `demo` for sample content. */
export const useChangeGrocery = (onFailed: (error: ApiError) => void) => {
  const house = useHouse();
  const { mutate } = useMutation<GroceryItem | GroceryList | undefined, ApiError, GroceryAction>({
    mutationKey,
    mutationFn: (action) => sendChange(house, action),
    onSuccess: (answer, { change }) =>
      void house.client.setQueryData<GroceryList>(
        queryOf(listRead, {}).queryKey,
        (list) => list && withAnswer(list, change, answer),
      ),
    onError: (error) => {
      void house.client.invalidateQueries({ queryKey: ["grocery"] });
      onFailed(error);
    },
  });
  const send = (change: GroceryChange, title: string) => {
    if (change.kind !== "clear" && isSampleId(change.id)) onFailed(demoError());
    else mutate({ change, title });
  };
  /** A row that still waits to be added can only be taken out of the line. */
  const withdraw = (item: GroceryItem): boolean => {
    const action = house.outbox
      ?.waiting()
      .find(({ shows: { grocery } }) => grocery?.kind === "add" && grocery.id === item.id);
    return action !== undefined && house.outbox?.withdraw(action.id) === true;
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
    check: (item: GroceryItem) => {
      if (!withdraw(item)) send({ kind: "check", id: item.id, checked: !item.checked }, item.name);
    },
    edit: (item: GroceryItem, name: string, amount: string | null) =>
      send({ kind: "edit", id: item.id, name, amount }, name),
    remove: (item: GroceryItem) => {
      if (!withdraw(item)) send({ kind: "remove", id: item.id }, item.name);
    },
    /** Drops what is ticked off; `title` is what the line calls it. */
    clear: (title: string) => send({ kind: "clear" }, title),
  };
};
