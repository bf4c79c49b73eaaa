import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Photo } from "#contract/photos.ts";
import { createSlideShow } from "./slide-show.ts";

const photoOf = (n: number): Photo => ({
  ...{ id: String(n), url: `/api/photos/${n}/image?v=1`, width: 4, height: 3 },
});

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A wall with endless photos; `broken` are those that no browser can show. */
const openShow = ({ broken = [] as number[], isDown = false, loadMs = 0 } = {}) => {
  const source = { isDown };
  const prepared: string[] = [];
  const seen: string[] = [];
  const shown: (string | undefined)[] = [];
  let turn = 0;
  const show = createSlideShow<string>({
    album: {
      next: async () => {
        if (source.isDown) throw new Error("the source can't be reached");
        return [photoOf(turn)];
      },
      saw: (photos) => {
        turn += 1;
        seen.push(...photos.map(({ id }) => id));
      },
    },
    goesWith: () => false,
    prepare: async ([photo]) => {
      prepared.push(photo?.id ?? "");
      if (loadMs > 0) await new Promise((resolve) => setTimeout(resolve, loadMs));
      if (broken.includes(Number(photo?.id))) throw new Error("not a picture");
      return photo?.id ?? "";
    },
    everyMs: 20_000,
    show: (slide) => void shown.push(slide),
  });
  stop = show.start();
  return { source, prepared, seen, shown, show };
};

it("shows the first photo at once and a further one every twenty seconds, prepared one ahead and no more", async () => {
  const { prepared, shown, seen } = openShow();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["0"]);
  expect(prepared).toEqual(["0", "1"]);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(shown).toEqual(["0"]);
  expect(seen).toEqual(["0"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(["0", "1"]);
  expect(prepared).toEqual(["0", "1", "2"]);
});

it("a photo that was hidden makes room for the next at once", async () => {
  const { shown, show } = openShow();
  await vi.advanceTimersByTimeAsync(3000);
  show.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(["0", "1"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown).toEqual(["0", "1", "2"]);
});

it("the next photo comes as soon as it is there, where the one that was hidden was just shown", async () => {
  const { shown, show } = openShow({ loadMs: 5000 });
  await vi.advanceTimersByTimeAsync(6000);
  show.skip();
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown).toEqual(["0"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toEqual(["0", "1"]);
});

it("broken photos are left out, now and then one", async () => {
  const { shown } = openShow({ broken: [1, 2, 4, 5] });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(shown).toEqual(["0", "3", "6"]);
});

it("a source that fails leaves the dark clock, is asked once a minute, and at once when it may be back", async () => {
  const { source, prepared, shown, show } = openShow({ isDown: true });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(shown).toEqual([undefined]);
  source.isDown = false;
  show.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([undefined, "0"]);
  source.isDown = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(shown.at(-1)).toBeUndefined();
  source.isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown.at(-1)).toBeDefined();
  expect(prepared.length).toBeLessThan(6);
});

it("pictures that all can't be had leave the dark clock, and nothing hurries", async () => {
  const { prepared, shown } = openShow({ broken: [0, 1, 2, 3, 4, 5, 6, 7] });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(shown).toEqual([undefined]);
  expect(prepared).toEqual(["0", "1", "2"]);
});

it("nothing goes on once it is stopped", async () => {
  const { prepared, shown } = openShow();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual(["0"]);
  expect(prepared).toEqual(["0", "1"]);
  expect(vi.getTimerCount()).toBe(0);
});
