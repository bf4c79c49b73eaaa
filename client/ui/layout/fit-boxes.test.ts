import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FitTurn, fitWhileStill, requestFit, watchFit } from "./fit-boxes.ts";

const face = (family: string, status: string) => ({ family, status });
let faces: ReturnType<typeof face>[] = [];
let observed: (entries: readonly { readonly target: unknown }[]) => void = () => undefined;
let leave: (() => void)[] = [];
/** What happens as the page is laid out around its slices. */
let layFrame = (): void => undefined;
/** What of the page is laid out by itself while rooms change. */
let slices: unknown[] = [];

const fonts = Object.assign(new EventTarget(), {
  status: "loaded",
  [Symbol.iterator]: () => faces.values(),
});

beforeEach(() => {
  faces = [];
  slices = [];
  layFrame = () => undefined;
  vi.stubGlobal("document", {
    ...{ fonts, documentElement: { dataset: {} }, querySelectorAll: () => slices },
    body: { getBoundingClientRect: () => layFrame() },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: typeof observed) {
        observed = tell;
      }
      observe() {}
      unobserve() {}
    },
  );
});
afterEach(() => {
  for (const each of leave) each();
  leave = [];
  vi.unstubAllGlobals();
});

/** A box that counts how often it was fitted; `apply` is what its steps do. */
const boxOf = (turn: FitTurn, apply = (): void => undefined) => {
  // There is no layout here; a box is asked for its size only.
  const size = { clientWidth: 100, clientHeight: 100 };
  let fitted = 0;
  const box = {
    element: size as unknown as HTMLElement,
    ...{ turn, last: () => 0, fits: () => true, onReached: () => undefined },
    apply: () => {
      fitted += 1;
      apply();
    },
  };
  leave.push(watchFit(box));
  return { box, size, fitted: () => fitted };
};

const settled = () => new Promise<void>((done) => setImmediate(done));

test("a font that comes while one card is measured is measured by the others too", async () => {
  const [first, second] = [boxOf("box"), boxOf("box")];
  await settled();
  const came = face("Figtree", "loaded");
  faces = [came];
  requestFit(first.box);
  await settled();
  fonts.dispatchEvent(Object.assign(new Event("loadingdone"), { fontfaces: [came] }));
  await settled();
  expect([first.fitted(), second.fitted()]).toEqual([3, 2]);
});

test("a day that is made lower by the week around it is measured again", async () => {
  const day = boxOf("inside");
  boxOf("box", () => (day.size.clientHeight = 60));
  await settled();
  observed([{ target: day.box.element }]);
  await settled();
  expect(day.fitted()).toBe(2);
  observed([{ target: day.box.element }]);
  await settled();
  expect(day.fitted()).toBe(2);
});

test("a font that a later style sheet makes anew has nothing measured again", async () => {
  faces = [face("Figtree", "loaded")];
  const card = boxOf("box");
  await settled();
  fonts.dispatchEvent(
    Object.assign(new Event("loadingdone"), { fontfaces: [face("Figtree", "loaded")] }),
  );
  await settled();
  expect(card.fitted()).toBe(1);
});

test("what was measured while a known font was on its way anew is measured again", async () => {
  faces = [face("Figtree", "loaded")];
  const early = boxOf("box");
  await settled();
  fonts.status = "loading";
  requestFit(early.box);
  await settled();
  fonts.status = "loaded";
  fonts.dispatchEvent(
    Object.assign(new Event("loadingdone"), { fontfaces: [face("Figtree", "loaded")] }),
  );
  await settled();
  expect(early.fitted()).toBe(3);
});

test("while rooms change a finger is heard before all is measured, and the new room waits for that", async () => {
  const seen: string[] = [];
  await fitWhileStill(async () => {
    for (const turn of ["around", "inside"] as const) boxOf(turn, () => void seen.push(turn));
    setTimeout(() => seen.push("finger"));
  });
  expect(seen).toEqual(["finger", "inside", "around"]);
});

test("while rooms change a finger is heard between two cards, and what is in them is measured once both are there", async () => {
  const seen: string[] = [];
  layFrame = () => {
    seen.push("frame");
    setTimeout(() => seen.push("finger"));
  };
  slices = ["week", "people"].map((name) => ({
    style: {},
    getBoundingClientRect: () => {
      seen.push(name);
      setTimeout(() => seen.push("finger"));
    },
  }));
  await fitWhileStill(async () => void boxOf("box", () => void seen.push("measured")));
  expect(seen).toEqual([...["frame", "finger", "week", "finger", "people", "finger", "measured"]]);
});

/** How many of six chores are hidden, and whether what comes next is: by turns their steps say it and leave it out. */
const reachedWhere = async (fitsIn: (step: number) => boolean) => {
  let [applied, reached] = [-1, -1];
  const element = { clientWidth: 100, clientHeight: 100 } as unknown as HTMLElement;
  leave.push(
    watchFit({
      ...{ element, turn: "around", last: () => 13 },
      apply: (step) => (applied = step),
      fits: () => fitsIn(applied),
      onReached: (step) => (reached = step),
    }),
  );
  await settled();
  return { hidden: Math.floor(reached / 2), isNextHidden: reached % 2 === 1 };
};

test("of six chores no more are hidden than have no room, whether or not what comes next is too long to be said", async () => {
  for (const hidden of [0, 1, 2, 3, 4, 5, 6]) {
    const isRoomFor = (step: number) => Math.floor(step / 2) >= hidden;
    expect(await reachedWhere((step) => isRoomFor(step) && step % 2 === 1)).toEqual({
      ...{ hidden, isNextHidden: true },
    });
    expect(await reachedWhere(isRoomFor)).toEqual({ hidden, isNextHidden: false });
  }
});
