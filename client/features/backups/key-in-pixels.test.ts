import { create } from "qrcode";
import { expect, it } from "vitest";
import { chance } from "#tests/fixtures/chance.ts";
import { keyInPixels } from "./key-in-pixels.ts";

const letters = "023456789ACDEFGHJKLMNPQRSTUVWXYZ";
const quiet = 3;
const side = 224;

/** A key's code as a screen of 224 dots draws it. */
const draw = (text: string) => {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const fields = modules.size + 2 * quiet;
  const fieldAt = (dot: number): number => Math.floor(((dot + 0.5) * fields) / side) - quiet;
  const isDark = (x: number, y: number): boolean =>
    Math.min(x, y) >= 0 && Math.max(x, y) < modules.size && modules.get(y, x) === 1;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (isDark(fieldAt(x), fieldAt(y))) data.fill(20, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { data, width: side, height: side };
};

it("finds the key in the picture of it, whichever key a family has", () => {
  const { below } = chance(17);
  for (let count = 0; count < 200; count += 1) {
    const rest = Array.from({ length: 58 }, () => letters[below(letters.length)]).join("");
    const key = `AGE-SECRET-KEY-1${rest}`;
    expect(keyInPixels(draw(key)), key).toBe(key);
  }
});

it("finds none in a picture without a code", () => {
  const data = new Uint8ClampedArray(side * side * 4).fill(200);
  expect(keyInPixels({ data, width: side, height: side })).toBeUndefined();
});
