import { beforeEach, expect, it, vi } from "vitest";
import { createTimers } from "./timers.ts";
import { stubStorage } from "#tests/fixtures/server/stub-storage.ts";

const noon = Date.parse("2026-11-20T12:00:00Z");
const minute = 60_000;
const sauce = { name: "Sauce", recipeId: "r1" };
const rice = { name: "Rice", recipeId: "r1" };

let storage: Map<string, string>;
let page: EventTarget;
beforeEach(() => {
  storage = stubStorage();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return () => void vi.unstubAllGlobals();
});

it("two timers run side by side, the next to ring first, and outlive a reload", () => {
  const before = createTimers();
  before.set(sauce, 20 * 60, noon);
  before.set(rice, 12 * 60, noon + minute);
  const after = createTimers();
  expect(after.all().map(({ name, endsAt }) => [name, endsAt])).toEqual([
    ["Rice", noon + 13 * minute],
    ["Sauce", noon + 20 * minute],
  ]);
});

it("a timer that was set on Home, for nothing that is cooked, outlives a reload too", () => {
  createTimers().set({ name: "5 min" }, 5 * 60, noon);
  expect(createTimers().all()).toMatchObject([{ name: "5 min", endsAt: noon + 5 * minute }]);
});

it("a timer that rings runs for a minute more from now, one that runs for a minute longer", () => {
  const timers = createTimers();
  timers.set(sauce, 60, noon);
  const id = timers.all()[0]?.id ?? "";
  timers.prolong(id, 60, noon);
  expect(timers.all()[0]?.endsAt).toBe(noon + 2 * minute);
  timers.prolong(id, 60, noon + 10 * minute);
  expect(timers.all()[0]?.endsAt).toBe(noon + 11 * minute);
});

it("a timer that was stopped by mistake is back with its old end", () => {
  const timers = createTimers();
  const heard = vi.fn<() => void>();
  timers.set(sauce, 60, noon);
  timers.subscribe(heard);
  const [first] = timers.all();
  if (first === undefined) throw new Error("no timer was set");
  timers.stop(first.id);
  expect(timers.all()).toEqual([]);
  expect(storage.size).toBe(0);
  timers.putBack(first);
  expect(createTimers().all()).toEqual([first]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it("what isn't a timer in the browser's memory is no timer", () => {
  for (const text of [
    "{",
    "7",
    `[{"id":"a"}]`,
    `[{"id":"a","name":"b","recipeId":"c","endsAt":null}]`,
  ]) {
    storage.set("timers", text);
    expect(createTimers().all()).toEqual([]);
  }
});

it("two pages of one browser have all timers, whichever page they were set on", () => {
  const [kitchen, table] = [createTimers(), createTimers()];
  const heard = vi.fn();
  table.subscribe(heard);
  kitchen.set(sauce, 20 * 60, noon);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "timers" }));
  expect(heard).toHaveBeenCalled();
  table.set(rice, 12 * 60, noon);
  expect(
    createTimers()
      .all()
      .map(({ name }) => name),
  ).toEqual(["Rice", "Sauce"]);
});
