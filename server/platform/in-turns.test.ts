import { expect, it } from "vitest";
import { doInTurns, mapInTurns } from "./in-turns.ts";

it("lets a tap be answered between the parts of long work", async () => {
  const order: string[] = [];
  const items = Array.from({ length: 5 }, (_, index) => index);
  const work = doInTurns(items, (item) => order.push(`work ${item}`), 2);
  setImmediate(() => order.push("tap"));
  await work;
  expect(order.filter((each) => each !== "tap")).toEqual(items.map((item) => `work ${item}`));
  expect(order.indexOf("tap")).toBeLessThan(order.indexOf("work 4"));
});

it("keeps the order of what it makes, in as many parts as there are", async () => {
  const items = Array.from({ length: 1_201 }, (_, index) => index);
  expect(await mapInTurns(items, (item) => (item % 2 === 0 ? [item] : []))).toEqual(
    items.filter((item) => item % 2 === 0),
  );
});
