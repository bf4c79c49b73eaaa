import { expect, it } from "vitest";
import { themeOf } from "./theme-of.ts";

const sun = { sunrise: "2026-11-20T06:36:00.000Z", sunset: "2026-11-20T15:03:00.000Z" };
const at = (instant: string) => Date.parse(instant);

it("the wall turns to evening at sunset and back at sunrise", () => {
  const themes = ["06:35", "06:36", "15:02", "15:03"].map((time) =>
    themeOf("auto", at(`2026-11-20T${time}:00.000Z`), "12:00", sun),
  );
  expect(themes).toEqual(["evening", "day", "day", "evening"]);
});

it("without weather it is evening from eight to half past six", () => {
  const themes = ["06:29", "06:30", "19:59", "20:00"].map((clock) => themeOf("auto", 0, clock));
  expect(themes).toEqual(["evening", "day", "day", "evening"]);
});

it("what the family chose in Settings wins over the sun", () => {
  expect(themeOf("day", at("2026-11-20T22:00:00.000Z"), "23:00", sun)).toBe("day");
  expect(themeOf("contrast", at("2026-11-20T12:00:00.000Z"), "13:00", sun)).toBe("contrast");
});
