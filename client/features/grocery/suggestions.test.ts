import { expect, it } from "vitest";
import { namesThere, suggestionsFor } from "./suggestions.ts";

const bought = (name: string) => ({ name, times: 1, boughtOn: "2026-11-19" });
const known = {
  often: [bought("Milch"), bought("Möhren"), bought("Rote Bete")],
  recent: [bought("Möhren"), bought("Lauch")],
};
const names = (typed: string, onList: string[] = []) =>
  suggestionsFor(known, typed, new Set(onList)).map(({ name }) => name);

it("before a letter is typed, what was bought last comes first, each thing once", () => {
  expect(names("")).toEqual(["Möhren", "Lauch", "Milch", "Rote Bete"]);
});

it("typed letters find the beginning of any word, without its dots", () => {
  expect(names("mo")).toEqual(["Möhren"]);
  expect(names("be")).toEqual(["Rote Bete"]);
  expect(names("öhren")).toEqual([]);
});

it("what is on the list already isn't offered", () => {
  expect(names("m", ["milch"])).toEqual(["Möhren"]);
});

it("what stands ticked isn't offered either, until somebody types it", () => {
  const item = (name: string, checked: boolean) => ({
    ...{ id: name, name, aisle: "other" as const, checked },
  });
  const items = [item("Möhren", true), item("Milch", false)];
  const offered = (typed: string) =>
    suggestionsFor(known, typed, namesThere(items, typed)).map(({ name }) => name);
  expect(offered("")).toEqual(["Lauch", "Rote Bete"]);
  expect(offered("m")).toEqual(["Möhren"]);
});
