import { expect, it } from "vitest";
import { createTellTogether } from "./tell-together.ts";

const listener = () => {
  let now = 0;
  const shown: [string, number][] = [];
  const tell = createTellTogether(
    (words, lastsMs) => void shown.push([words, lastsMs]),
    () => now,
  );
  const after = (ms: number) => {
    now += ms;
  };
  return { tell, after, last: () => shown.at(-1) };
};

it("several that were written over at once are told together, for longer", () => {
  const { tell, last } = listener();
  for (const sentence of ["Milk: “3 l” to “1 l”", "Choir: “17:00” to “18:00”", "Zoo: 8 to 12"])
    tell(sentence);
  expect(last()).toEqual(["Milk: “3 l” to “1 l”\nChoir: “17:00” to “18:00”\nZoo: 8 to 12", 16_000]);
});

it("one that comes while others are told joins them, and a later one stands alone", () => {
  const { tell, after, last } = listener();
  tell("Milk");
  after(7000);
  tell("Choir");
  expect(last()?.[0]).toBe("Milk\nChoir");
  after(12_000);
  tell("Zoo");
  expect(last()).toEqual(["Zoo", 8000]);
});
