import type { QueryClient } from "@tanstack/react-query";
import type { Act } from "#contract/acts.ts";
import type { GroceryItem, GroceryList } from "#contract/grocery.ts";
import { call } from "../../api/call.ts";
import { editItem } from "../../features/grocery/mutations.ts";
import { groceryRead } from "../../features/grocery/reads.ts";
import { answerTo, inputOf } from "../../mutations/define-mutation.ts";
import type { MutationQueue } from "../../mutations/mutation-queue.ts";
import { readLocal, writeLocal } from "../../platform/local-storage.ts";
import { queryOf } from "../../query/query-state.ts";
import type { OverwrittenField } from "./find-overwritten.ts";
import { signsInOrOut } from "./watch-overwritten.ts";

const name = "own-additions";
const settleMs = 1000;
const weekMs = 7 * 86_400_000;
const list = queryOf(groceryRead, {}).queryKey;

/** The amounts that rows had after this browser added to them, and when. */
type Additions = Readonly<Record<string, readonly [amount: string, at: number]>>;

/** What was done last, by anybody. */
export type ReadActs = () => Promise<readonly Pick<Act, "noun" | "verb" | "title">[]>;

const readActs: ReadActs = async () => (await call({ key: "GET /api/acts" }, {})).answer.items;

const read = (): Additions => {
  try {
    return JSON.parse(readLocal(name) ?? "{}");
  } catch {
    return {};
  }
};
const write = (all: Additions): void => writeLocal(name, JSON.stringify(all));

const remember = (rows: readonly Pick<GroceryItem, "id" | "amount">[]): void => {
  const added = rows.flatMap(({ id, amount }) =>
    amount === undefined ? [] : [[id, [amount, Date.now()]] as const],
  );
  write({ ...read(), ...Object.fromEntries(added) });
};
const forget = (id: string): void => {
  const { [id]: _, ...others } = read();
  write(others);
};

/** Whether an amount was set; what others add to it is one sum with it, and what is wanted again was bought before. */
const wasSet = async ({ amount, name: what }: GroceryItem, acts: ReadActs): Promise<boolean> => {
  const title = amount === undefined ? what : `${amount} ${what}`;
  return (await acts()).some(
    (act) => act.noun === "grocery" && act.verb === "changed" && act.title === title,
  );
};

/** Hears the answers that add to an amount here, and those after which this browser knows what stands there. */
const hearAnswer: Parameters<MutationQueue["onAnswer"]>[0] = (mutation, input, answer) => {
  const { key } = mutation.operation;
  const row = answerTo("POST /api/grocery", mutation, answer);
  if (row !== undefined) return remember([row]);
  const ofRecipe = answerTo("POST /api/recipes/{id}/add-to-grocery", mutation, answer);
  if (ofRecipe !== undefined) return remember(ofRecipe.added ?? []);
  const changed = inputOf(editItem, { key, input });
  if (changed !== undefined) return forget(changed.id);
  const isTakenBack = key === "POST /api/grocery/take-back" || key.endsWith("/undo");
  if (isTakenBack || signsInOrOut.test(key)) write({});
};

/** Tells whoever added to an amount when somebody set it afterwards without that, on the page that is looked at; returns how to end it. */
export const watchAdditions = (
  queue: Pick<MutationQueue, "onAnswer">,
  client: QueryClient,
  tell: (found: OverwrittenField) => void,
  acts: ReadActs = readActs,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = async (mine: string, row: GroceryItem): Promise<void> => {
    if (await wasSet(row, acts).catch(() => false)) tell({ field: "amount", mine, row });
    else remember([row]);
  };
  const look = (): void => {
    const state = client.getQueryState<GroceryList>(list);
    if (document.hidden || state?.data === undefined) return;
    // What is being read again may be from before: the answer after it is looked at.
    if (state.fetchStatus === "fetching" || state.isInvalidated) return;
    for (const [id, [mine, at]] of Object.entries(read())) {
      const row = state.data.items.find((item) => item.id === id);
      if (row?.checked === false && row.amount === mine && Date.now() - at < weekMs) continue;
      forget(id);
      if (row?.checked === false && row.amount !== mine) void check(mine, row);
    }
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, settleMs);
  };
  document.addEventListener("visibilitychange", lookSoon);
  const stops = [
    queue.onAnswer(hearAnswer),
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated" && query.queryKey[1] === list[1]) lookSoon();
    }),
    () => document.removeEventListener("visibilitychange", lookSoon),
    () => clearTimeout(timer),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
