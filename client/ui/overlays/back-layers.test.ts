import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBackLayers } from "./back-layers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A browser's history: traversals come a moment later, as there. */
const openBrowser = () => {
  let entries: { readonly page: string; readonly state: unknown }[] = [
    { page: "before", state: null },
    { page: "lists", state: null },
  ];
  let at = 1;
  let pop = () => {};
  const push = (page: string, state: unknown) => {
    entries = [...entries.slice(0, at + 1), { page, state }];
    at += 1;
  };
  const go = (by = 0) =>
    void setTimeout(() => {
      at = Math.min(entries.length - 1, Math.max(0, at + by));
      pop();
    });
  const page = () => entries[at]?.page ?? "";
  const history = {
    get state(): unknown {
      return entries[at]?.state;
    },
    pushState: (state: unknown) => push(page(), state),
    go,
  };
  const layers = createBackLayers(history, (listener) => {
    pop = listener;
  });
  return {
    ...{ layers, page, back: () => go(-1), walk: (to: string) => push(to, null) },
    settled: () => vi.runAllTimersAsync(),
    length: () => entries.length,
  };
};

it("going back closes the sheet and stays on the page, and once more leaves the page", async () => {
  const { layers, page, back, settled } = openBrowser();
  const close = vi.fn<() => void>();
  layers.open({ close });
  await settled();
  back();
  await settled();
  expect([close.mock.calls.length, page()]).toEqual([1, "lists"]);
  back();
  await settled();
  expect(page()).toBe("before");
});

it("a question over a sheet is closed first, and a sheet that a finger closed costs no step", async () => {
  const { layers, page, back, settled } = openBrowser();
  const closed: string[] = [];
  const away = layers.open({ close: () => closed.push("sheet") });
  await settled();
  layers.open({ close: () => closed.push("question") });
  await settled();
  back();
  await settled();
  expect(closed).toEqual(["question"]);
  away();
  await settled();
  back();
  await settled();
  expect([closed, page()]).toEqual([["question"], "before"]);
});

it("one sheet that gives way to another takes no second entry", async () => {
  const { layers, settled, length } = openBrowser();
  const away = layers.open({ close: () => undefined });
  await settled();
  away();
  layers.open({ close: () => undefined });
  await settled();
  expect(length()).toBe(3);
});

it("sheets that close one shortly after the other take no step more than theirs", async () => {
  const { layers, page, settled } = openBrowser();
  const away = layers.open({ close: () => undefined });
  const awayOfQuestion = layers.open({ close: () => undefined });
  await settled();
  awayOfQuestion();
  // The browser was told to go back, and hasn't yet.
  vi.advanceTimersToNextTimer();
  away();
  await settled();
  expect(page()).toBe("lists");
});

it("a sheet that opens while the one before is being taken from the history stays open", async () => {
  const { layers, page, back, settled } = openBrowser();
  const away = layers.open({ close: () => undefined });
  await settled();
  away();
  vi.advanceTimersToNextTimer();
  const close = vi.fn<() => void>();
  layers.open({ close });
  await settled();
  expect(close).not.toHaveBeenCalled();
  back();
  await settled();
  expect([close.mock.calls.length, page()]).toEqual([1, "lists"]);
});

it("a page that is left from a sheet is left itself, not the sheet", async () => {
  const { layers, page, settled, length } = openBrowser();
  const away = layers.open({ close: () => undefined });
  await settled();
  const seen: string[] = [];
  layers.whenClosed(() => seen.push(`${page()} of ${length()}`));
  expect(seen).toEqual([]);
  away();
  await settled();
  expect(seen).toEqual(["lists of 3"]);
});

it("a link in a sheet leads where it says, and back from there leads to the page without it", async () => {
  const { layers, page, back, walk, settled } = openBrowser();
  const away = layers.open({ close: () => undefined });
  await settled();
  walk("recipe");
  away();
  await settled();
  expect(page()).toBe("recipe");
  back();
  await settled();
  expect(page()).toBe("lists");
  back();
  await settled();
  expect(page()).toBe("before");
});
