import { useMutation, useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import type { GroceryItem, GroceryList } from "#contract/meals.ts";
import { type ApiError, sampleContentError } from "../../api/api-error.ts";
import { defineWrite } from "../../api/call.ts";
import type { Sample } from "../../app/sample-family.ts";
import { type AppContextValue, useApp } from "../../context/app-context.ts";
import { newId } from "../../platform/random-id.ts";
import { useMealsSampleFallback } from "../meals/use-meals-sample-fallback.ts";
import { useQueuedMutations } from "../../mutations/outbox/use-queue.ts";
import type { QueryState } from "../../query/query-state.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { sendOrEnqueue } from "../../mutations/send.ts";
import { useSourceRead } from "../../query/source-query.ts";
import { type GroceryChange, changedRowIds, withGroceryChanges } from "./optimistic-grocery.ts";
import { groceryRead, cacheGroceryAnswer } from "./grocery-cache.ts";
import { suggestionsRead } from "./suggestions.ts";

const sampleList = (sample: Sample) => sample.grocery();
const mutationKey = ["grocery"];

const add = defineWrite("POST /api/grocery", ["grocery"]);
const close = defineWrite("POST /api/grocery/{id}/close", ["grocery"]);
const reopen = defineWrite("POST /api/grocery/{id}/reopen", ["grocery"]);
const edit = defineWrite("PATCH /api/grocery/{id}", ["grocery"]);
const remove = defineWrite("DELETE /api/grocery/{id}", ["grocery"]);
const clear = defineWrite("POST /api/grocery/clear", ["grocery"]);

const sendChange = async (
  app: AppContextValue,
  { change, title }: GroceryAction,
): Promise<GroceryItem | GroceryList | undefined> => {
  const shows = { title, grocery: change };
  switch (change.kind) {
    case "add": {
      const { kind: _, id: _standIn, ...body } = change;
      return (await sendOrEnqueue(app, add, { body }, shows)).answer;
    }
    case "check": {
      const sent = { params: { id: change.id } };
      return (await sendOrEnqueue(app, change.checked ? close : reopen, sent, shows)).answer;
    }
    case "edit": {
      const { kind: _, id, ...body } = change;
      return (await sendOrEnqueue(app, edit, { params: { id }, body }, shows)).answer;
    }
    case "remove":
      await sendOrEnqueue(app, remove, { params: { id: change.id } }, shows);
      return undefined;
    case "clear":
      return (await sendOrEnqueue(app, clear, {}, shows)).answer;
  }
};

/** A change, and what people call what it is about. */
interface GroceryAction {
  readonly change: GroceryChange;
  readonly title: string;
}

/** What this page has changed and the server hasn't confirmed, in order: on a phone what waits in line, on a wall what is on its way. */
const useChanges = (): readonly GroceryChange[] => {
  const { oldQueue: queue } = useApp();
  const waiting = useQueuedMutations();
  const flying = useMutationState<GroceryChange | undefined>({
    filters: { mutationKey, status: "pending" },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of this file's own mutation
    select: ({ state }) => (state.variables as GroceryAction | undefined)?.change,
  });
  return useMemo(() => {
    const changes = queue === undefined ? flying : waiting.map(({ shows }) => shows.grocery);
    return changes.filter((change) => change !== undefined);
  }, [queue, flying, waiting]);
};

/** The shared grocery list as the fingers left it. */
export const useGrocery = (): QueryState<GroceryList> => {
  const shown = useMealsSampleFallback(
    useSourceRead("meals", groceryRead, {}, sampleList),
    sampleList,
  );
  const changes = useChanges();
  const data = useMemo(
    () => shown.data && withGroceryChanges(shown.data, changes),
    [shown.data, changes],
  );
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

/** The ids of those rows that the server doesn't know yet, or knows otherwise. */
export const useUnsentGroceryIds = (items: readonly GroceryItem[]): ReadonlySet<string> => {
  const changes = useChanges();
  return useMemo(() => changedRowIds(items, changes), [items, changes]);
};

/** The ways to change the list; each shows at once. `onFailed` hears why the server refused, `code` `sample` for sample content. */
export const useChangeGrocery = (onFailed: (error: ApiError) => void) => {
  const app = useApp();
  const { mutate } = useMutation<GroceryItem | GroceryList | undefined, ApiError, GroceryAction>({
    mutationKey,
    mutationFn: (action) => sendChange(app, action),
    onSuccess: (answer, { change }) => {
      // Where writes wait in line, the line keeps their answers.
      if (app.oldQueue === undefined) cacheGroceryAnswer(app.queryClient, change, answer);
      // What is on the list isn't offered, and what was bought is; once, when all is through.
      if (app.oldQueue?.queued().every(({ shows }) => shows.grocery === undefined) ?? true)
        void app.queryClient.invalidateQueries({ queryKey: ["grocery", suggestionsRead.key] });
    },
    onError: (error) => {
      void app.queryClient.invalidateQueries({ queryKey: ["grocery"] });
      onFailed(error);
    },
  });
  const send = (change: GroceryChange, title: string) => {
    if (change.kind !== "clear" && isSampleId(change.id)) onFailed(sampleContentError());
    else mutate({ change, title });
  };
  /** What still waits to be added is taken out of the line instead; not where others after it mean its row. */
  const withdraw = async (item: GroceryItem): Promise<boolean> => {
    const [action, ...more] = (app.oldQueue?.queued() ?? []).filter(
      ({ shows: { grocery } }) =>
        grocery !== undefined && "id" in grocery && grocery.id === item.id,
    );
    if (action?.shows.grocery?.kind !== "add" || more.length > 0) return false;
    return (await app.oldQueue?.cancel(action.id)) === true;
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
