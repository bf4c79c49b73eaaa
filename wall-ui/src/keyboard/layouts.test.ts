import { expect, it } from "vitest";
import { type Key, type KeyboardLanguage, rowsFor } from "./layouts.ts";

const written = (rows: readonly (readonly Key[])[]) =>
  rows.flat().flatMap((key) => ("write" in key ? [key.write] : []));

it.each(["en", "de"] satisfies KeyboardLanguage[])(
  "every calendar's address can be typed with the %s keys",
  (language) => {
    const address = "https://calendar.example/ical/a_b~c%40d/basic.ics?token=X1-2+3&h=#top";
    const keys = (["letters", "digits", "symbols"] as const).flatMap((layer) =>
      written(rowsFor(language, layer, { url: true })),
    );
    const letters = new Set(keys.join("") + keys.join("").toUpperCase());
    expect(Array.from(address).filter((letter) => !letters.has(letter))).toEqual([]);
  },
);

it("a German family writes Jürgen and Groß without another layer", () => {
  const keys = new Set(written(rowsFor("de", "letters")));
  expect(Array.from("jürgengroß").every((letter) => keys.has(letter))).toBe(true);
  expect(rowsFor("de", "letters")[0]?.[5]).toEqual({ write: "z" });
});

it("no row has more keys than fit under a finger at 800 pixels", () => {
  for (const language of ["en", "de"] as const)
    for (const layer of ["letters", "digits", "symbols"] as const)
      for (const row of rowsFor(language, layer, { url: true }))
        expect(row.length).toBeLessThanOrEqual(11);
});
