import { expect, it } from "vitest";
import { themeOf } from "./theme-of.ts";

const sun = { sunrise: "2026-11-20T06:36:00.000Z", sunset: "2026-11-20T15:03:00.000Z" };
const at = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`);

it("every screen turns to evening at sunset and back at sunrise", () => {
  const themes = ["06:35", "06:36", "15:02", "15:03"].map((time) =>
    themeOf("auto", at(time), 720, sun),
  );
  expect(themes).toEqual(["evening", "day", "day", "evening"]);
});

it("without weather it is evening from eight to half past six", () => {
  const themes = [389, 390, 1199, 1200].map((minute) => themeOf("auto", 0, minute));
  expect(themes).toEqual(["evening", "day", "day", "evening"]);
});

it("what the family chose in Settings wins over the sun", () => {
  expect(themeOf("day", at("22:00"), 1380, sun)).toBe("day");
  expect(themeOf("contrast", at("12:00"), 780, sun)).toBe("contrast");
});
