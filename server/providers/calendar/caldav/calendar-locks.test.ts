import { expect, it } from "vitest";
import { createCalendarLocks } from "./calendar-locks.ts";

const open = () => {
  const time = { now: 0 };
  const onCalendars = createCalendarLocks(() => time.now);
  const begun: string[] = [];
  /** Work that goes on until it is ended. */
  const begin = (name: string, calendarIds: readonly string[]) => {
    const ending = Promise.withResolvers<void>();
    const ended = onCalendars(calendarIds, () => {
      begun.push(name);
      return ending.promise;
    });
    return async () => {
      ending.resolve();
      await ended;
      // What begins now began by a promise.
      await Promise.resolve();
    };
  };
  return { time, begun, begin, onCalendars };
};

it("a move that waits for a calendar whose server hangs keeps none that answers", async () => {
  const { begun, begin } = open();
  const endHanging = begin("reading of the hanging", ["hanging"]);
  const endMove = begin("move", ["healthy", "hanging"]);
  await begin("write", ["healthy"])();
  expect(begun).toEqual(["reading of the hanging", "write"]);
  await endHanging();
  expect(begun.at(-1)).toBe("move");
  await endMove();
});

it("moves in opposite directions, and one within a calendar, come to their end", async () => {
  const { begun, begin } = open();
  const ends = [begin("there", ["a", "b"]), begin("back", ["b", "a"]), begin("same", ["a", "a"])];
  for (const end of ends) await end();
  expect(begun).toEqual(["there", "back", "same"]);
});

it("a move begins although its two calendars are never free by chance at once", async () => {
  const { time, begun, begin } = open();
  let [endA, endB] = [begin("a", ["a"]), begin("b", ["b"])];
  const endMove = begin("move", ["a", "b"]);
  for (let turn = 0; turn < 5; turn += 1) {
    const [nextA, nextB] = [begin(`a${turn}`, ["a"]), begin(`b${turn}`, ["b"])];
    await endA();
    await endB();
    [endA, endB] = [nextA, nextB];
  }
  expect(begun).not.toContain("move");
  time.now = 60_000;
  const late = begin("late", ["a"]);
  await endA();
  await endB();
  expect(begun.at(-1)).toBe("move");
  await endMove();
  await late();
  expect(begun.at(-1)).toBe("late");
});

it("work that fails gives its calendars back, and a calendar's works keep their order", async () => {
  const { begun, begin, onCalendars } = open();
  await expect(onCalendars(["a"], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  const ends = ["first", "second", "third"].map((name) => begin(name, ["a"]));
  for (const end of ends) await end();
  expect(begun).toEqual(["first", "second", "third"]);
});
