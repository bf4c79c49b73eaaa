import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addTestPhoto, closeChore, waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { ApiError } from "../api/api-error.ts";
import type { MutationStore } from "./queue/store.ts";

const lost = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => vi.useRealTimers());

/** What chance says of one moment after the other, from the start again when it has said all. */
const sayings = (said: readonly number[]) => {
  let at = 0;
  return () => said[at++ % said.length] ?? 0;
};

/** A store that does one thing after the other, each in its time, and tells of it some time later, as IndexedDB does. */
const slowStore =
  (chance: () => number) =>
  (store: MutationStore): MutationStore => {
    let last: Promise<unknown> = Promise.resolve();
    const inTurn = async <T>(act: () => Promise<T>): Promise<T> => {
      const before = last;
      const done = (async () => {
        await before;
        await wait(chance());
        return act();
      })();
      last = done.catch(() => undefined);
      const value = await done;
      await wait(chance());
      return value;
    };
    return {
      all: () => inTurn(store.all),
      find: (id) => inTurn(() => store.find(id)),
      put: (mutation) => inTurn(() => store.put(mutation)),
      revise: (id, change) => inTurn(() => store.revise(id, change)),
      remove: (id) => inTurn(() => store.remove(id)),
    };
  };

/** A house that counts each key once; it answers late, and its answers are lost, or what was to reach it is. */
const house = (chance: () => number) => {
  const counted = new Set<string>();
  let isSteady = false;
  const take = async ({ id }: { readonly id: string }): Promise<unknown> => {
    await wait(chance());
    const fate = isSteady ? 0 : chance() % 5;
    if (fate === 1) return lost();
    counted.add(id);
    await wait(chance());
    return fate === 2 ? lost() : undefined;
  };
  const steady = () => {
    isSteady = true;
  };
  return { counted, take, steady };
};

const act = fc.record({
  does: fc.constantFrom("tick", "tick", "photo", "delay", "undo", "undo", "flush", "flush", "open"),
  which: fc.nat(5),
  page: fc.nat(1),
  thenMs: fc.oneof(fc.nat(12), fc.nat(40), fc.constant(2000)),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
type Page = Awaited<ReturnType<ReturnType<typeof waitingPhone>["openPage"]>>;

/** Does what a hand does with two pages of one phone; tells what was done, what was undone, and what came back though it was. */
const play = async (acts: readonly Act[], said: readonly number[]) => {
  const chance = sayings(said);
  const { openPage, answers, kept } = waitingPhone(undefined, slowStore(chance));
  const { take, counted, steady } = house(chance);
  answers(take);
  const pages: Page[] = [];
  const made: string[] = [];
  const ended = new Map<string, Set<Page>>();
  const undone = new Set<string>();
  const back: string[] = [];
  const see = (page: Page) => () => {
    for (const { id } of page.pending()) if (ended.get(id)?.has(page) === true) back.push(id);
  };
  const open = async () => {
    const page = await openPage();
    pages.push(page);
    page.subscribe(see(page));
  };
  const end = (id: string, page: Page) => ended.set(id, (ended.get(id) ?? new Set()).add(page));
  const tick = (page: Page, options?: { readonly delayMs: number }) => {
    const { id, answer } = page.enqueue(closeChore, { taskId: `t${made.length}` }, options);
    made.push(id);
    void answer.then(() => end(id, page));
  };
  const photo = (page: Page) => {
    const { id, answer } = page.enqueue(
      addTestPhoto,
      { name: "snow.jpg" },
      { pictures: [new Blob(["snow"])] },
    );
    made.push(id);
    void answer.then(() => end(id, page));
  };
  const undo = async (page: Page, id: string) => {
    if (!(await page.cancel(id))) return;
    undone.add(id);
    end(id, page);
  };
  const doOne = ({ does, which, page: at }: Act) => {
    const page = pages[at % pages.length];
    const id = made.at(-1 - which);
    if (does === "open" && pages.length < 2) void open();
    if (page === undefined) return;
    if (does === "tick") tick(page);
    if (does === "photo") photo(page);
    if (does === "delay") tick(page, { delayMs: 20 });
    if (does === "undo" && id !== undefined) void undo(page, id);
    if (does === "flush") page.flush();
  };
  void open();
  await vi.advanceTimersByTimeAsync(100);
  for (const one of acts) {
    doOne(one);
    await vi.advanceTimersByTimeAsync(one.thenMs);
  }
  steady();
  await vi.advanceTimersByTimeAsync(60_000);
  for (const page of pages) page.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  const waits = pages.flatMap((page) => page.pending());
  return { made, undone, counted, back, waits, kept };
};

describe("whatever is tapped, sent, answered, lost and looked at in whatever order", () => {
  it(
    "each tick and each photo arrives or is undone, never both and never neither, and nothing comes back that has ended",
    { timeout: 60_000 },
    async () => {
      const moments = fc.array(fc.nat(9), { minLength: 1, maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 14 }), moments, async (acts, said) => {
          const { made, undone, counted, back, waits, kept } = await play(acts, said);
          const both = made.filter((id) => undone.has(id) && counted.has(id));
          const neither = made.filter((id) => !undone.has(id) && !counted.has(id));
          expect({ both, neither, back, waits, kept: kept.size }).toEqual({
            ...{ both: [], neither: [], back: [], waits: [], kept: 0 },
          });
        }),
        { numRuns: 600 },
      );
    },
  );
});
