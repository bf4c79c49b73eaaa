import { expect, it } from "vitest";
import { mentions, renamed } from "./rename.ts";

const tick = (id: string) => ({ params: { id }, rows: [{ id, name: "Bread" }], checked: true });

it("what names a row that was added without reception names it as the house does", () => {
  expect(renamed(tick("new"), "new", "g7")).toEqual(tick("g7"));
});

it("what means another row stays as it is", () => {
  const other = { ...tick("g1"), at: new Date(0), picture: new Blob(["dragon"]) };
  expect(renamed(other, "new", "g7")).toBe(other);
  const both = { other, id: "new" };
  expect(renamed(both, "new", "g7")).toMatchObject({ id: "g7" });
});

it("a name inside of another word is no name", () => {
  const words = { title: "Buy new glue" };
  expect(renamed(words, "new", "g7")).toBe(words);
  expect(mentions(words, "new")).toBe(false);
  expect(mentions(tick("new"), "new")).toBe(true);
});
