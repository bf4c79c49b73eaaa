import { describe, expect, it } from "vitest";
import {
  firstPage,
  type KnownPage,
  withPageRead,
  pagesForRows,
  pagePositionOf,
  rowCountOf,
} from "./known-pages.ts";

const page = (before: string | undefined, size?: number): KnownPage => ({ before, size });
const three = [page(undefined, 30), page("70", 30), page("40", 30), page("10")];

describe("a long journal", () => {
  it("begins with one row for what is still to be read, and grows page by page to its end", () => {
    expect(rowCountOf(firstPage)).toBe(1);
    const one = withPageRead(firstPage, 0, { size: 30, next: "70" });
    expect(one).toEqual([page(undefined, 30), page("70")]);
    expect(rowCountOf(one)).toBe(31);
    const both = withPageRead(one, 1, { size: 4, next: null });
    expect(rowCountOf(both)).toBe(34);
    expect(withPageRead(both, 0, { size: 30, next: "70" })).toBe(both);
  });

  it("finds each row's page and place, also where a page has lost an entry", () => {
    expect(pagePositionOf(three, 0)).toEqual({ page: 0, at: 0 });
    expect(pagePositionOf(three, 59)).toEqual({ page: 1, at: 29 });
    expect(pagePositionOf(three, 90)).toEqual({ page: 3, at: 0 });
    const shorter = withPageRead(three, 1, { size: 29, next: "40" });
    expect(pagePositionOf(shorter, 59)).toEqual({ page: 2, at: 0 });
    expect(shorter.slice(2)).toEqual(three.slice(2));
  });

  it("forgets the pages behind one that ends elsewhere, since a new entry has moved them all", () => {
    expect(withPageRead(three, 0, { size: 30, next: "71" })).toEqual([
      page(undefined, 30),
      page("71"),
    ]);
    expect(withPageRead(three, 1, { size: 12, next: null })).toEqual([
      page(undefined, 30),
      page("70", 12),
    ]);
  });

  it("needs only the pages around what is seen, however far it goes back", () => {
    const long = Array.from({ length: 1200 }, (_, at) => page(String(1200 - at), 30));
    expect(pagesForRows(long, 0, 6)).toEqual({ from: 0, to: 0 });
    expect(pagesForRows(long, 20_000, 20_008)).toEqual({ from: 666, to: 667 });
    expect(pagesForRows(long, 35_990, 35_999)).toEqual({ from: 1199, to: 1199 });
    expect(pagesForRows(three, 80, 86)).toEqual({ from: 2, to: 3 });
  });
});
