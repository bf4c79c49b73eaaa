import { expect, it } from "vitest";
import { joinPages } from "./pages.ts";

const film = { id: "3", name: "Film night" };
const zoo = { id: "2", name: "A day at the zoo" };
const ice = { id: "1", name: "Go out for ice cream" };

it("a year of redemptions reads as one list, the newest first", () => {
  const pages = [
    { items: [film, zoo], next: "2" },
    { items: [ice], next: null },
  ];
  expect(joinPages(pages)).toEqual([film, zoo, ice]);
});

it("a redemption that slid onto the next page between two reads stands there once", () => {
  const pages = [
    { items: [film, zoo], next: "2" },
    { items: [zoo, ice], next: null },
  ];
  expect(joinPages(pages)).toEqual([film, zoo, ice]);
});
