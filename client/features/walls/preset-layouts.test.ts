import { expect, it } from "vitest";
import { presetLayouts, wallGrid } from "./preset-layouts.ts";

const all = Object.entries(presetLayouts).flatMap(([name, layouts]) => [
  [name, "landscape", layouts.landscape] as const,
  [name, "portrait", layouts.portrait] as const,
]);

it.each(all)("%s covers every field of a wall in %s once", (_name, orientation, cards) => {
  const { columns, rows } = wallGrid[orientation];
  const fields = cards.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
  );
  const wanted = Array.from(
    { length: columns * rows },
    (_, at) => `${at % columns} ${Math.floor(at / columns)}`,
  );
  expect(fields.toSorted()).toEqual(wanted.toSorted());
});
