import { expect, it } from "vitest";
import { mergeFields, mergeRows } from "./merge-seen.ts";

interface Person {
  readonly id: string;
  readonly name: string;
  readonly age?: number;
}
const [mom, mia, leo, oma]: Person[] = ["mom", "mia", "leo", "oma"].map((id) => ({ id, name: id }));
const rowsOf = (...rows: (Person | undefined)[]) => rows.filter((row) => row !== undefined);
const merged = (seen: Person[], wanted: Person[], now: Person[]) =>
  mergeRows(
    { seen, wanted, now },
    {
      keyOf: ({ id }) => id,
      merge: mergeFields,
      gone: ({ id }) => [{ id, name: "gone" }],
    },
  );

it("of two who change different fields both are heard, and of the same the later one", () => {
  const seen = { id: "mia", name: "Mia", age: 7, icon: "fox" };
  const now = { ...seen, age: 8, name: "Mimi" };
  expect(mergeFields({ seen, wanted: { ...seen, name: "Miriam" }, now })).toEqual({
    ...{ id: "mia", name: "Miriam", age: 8, icon: "fox" },
  });
  const { icon: _, ...without } = seen;
  expect(mergeFields<Partial<typeof seen>>({ seen, wanted: without, now })).toEqual({
    ...{ id: "mia", name: "Mimi", age: 8 },
  });
});

it("fields that say one thing together are one writer's", () => {
  const seen = { kid: true, parent: false };
  const merge = { seen, wanted: { kid: false, parent: true }, now: { kid: false, parent: false } };
  expect(mergeFields({ ...merge, wanted: seen }, [["kid", "parent"]])).toEqual(merge.now);
  expect(mergeFields(merge, [["kid", "parent"]])).toEqual(merge.wanted);
});

it("rows that the writer didn't see stay, and what they took away goes", () => {
  const seen = rowsOf(mom, mia, leo);
  expect(merged(seen, rowsOf(mom, mia), rowsOf(mom, mia, leo, oma))).toEqual(rowsOf(mom, mia, oma));
  const tom = { id: "tom", name: "Tom" };
  expect(merged(seen, [...seen, tom], rowsOf(mom, oma, leo))).toEqual([
    ...rowsOf(mom, oma, leo),
    tom,
  ]);
});

it("a row that both have added is there once, with what each said of it", () => {
  const seen = rowsOf(mom);
  const now = [...seen, { id: "oma", name: "Oma", age: 70 }];
  expect(merged(seen, [...seen, { id: "oma", name: "Omi" }], now)).toEqual([
    ...seen,
    { id: "oma", name: "Omi", age: 70 },
  ]);
});

it("rows that were moved stand in the writer's order, else in that of now", () => {
  const seen = rowsOf(mom, mia, leo);
  expect(merged(seen, rowsOf(leo, mom, mia), rowsOf(mom, oma, mia, leo))).toEqual(
    rowsOf(leo, mom, mia, oma),
  );
  expect(merged(seen, seen, rowsOf(leo, mia, mom))).toEqual(rowsOf(leo, mia, mom));
});

it("a row that was changed here and deleted there is for the caller to decide", () => {
  const seen = rowsOf(mom, mia);
  expect(merged(seen, [...rowsOf(mom), { id: "mia", name: "Miriam" }], rowsOf(mom))).toEqual([
    ...rowsOf(mom),
    { id: "mia", name: "gone" },
  ]);
});
