import { expect, it } from "vitest";
import { chooseTheme } from "./choose-theme.ts";

const sun = { sunrise: "2026-11-20T06:36:00.000Z", sunset: "2026-11-20T15:03:00.000Z", isUp: true };
const at = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`);

it("every screen turns to evening at sunset and back at sunrise", () => {
  const themes = ["06:35", "06:36", "15:02", "15:03"].map((time) =>
    chooseTheme("auto", at(time), 720, sun),
  );
  expect(themes).toEqual(["evening", "day", "day", "evening"]);
});

it("weather that came days ago still turns the wall to evening at the hour of its sunset", () => {
  const days = ["2026-11-19", "2026-11-21", "2026-11-23"];
  const themes = days.flatMap((day) =>
    ["06:35", "06:36", "12:00", "15:02", "15:03", "23:00"].map((time) =>
      chooseTheme("auto", Date.parse(`${day}T${time}:00.000Z`), 720, sun),
    ),
  );
  const oneDay = ["evening", "day", "day", "day", "evening", "evening"];
  expect(themes).toEqual([...oneDay, ...oneDay, ...oneDay]);
});

it("a sun that sets after midnight by Greenwich's clock makes no evening of an afternoon", () => {
  const seattle = { sunrise: "2026-06-20T12:11:00Z", sunset: "2026-06-21T04:10:00Z", isUp: true };
  const themes = ["2026-06-20T20:00:00Z", "2026-06-21T04:09:00Z", "2026-06-21T04:11:00Z"].map(
    (now) => chooseTheme("auto", Date.parse(now), 720, seattle),
  );
  expect(themes).toEqual(["day", "day", "evening"]);
});

it("in polar day it is never evening, in polar night always", () => {
  expect(chooseTheme("auto", at("23:00"), 1380, { isUp: true })).toBe("day");
  expect(chooseTheme("auto", at("12:00"), 720, { isUp: false })).toBe("evening");
});

it("without weather it is evening from eight to half past six", () => {
  const themes = [389, 390, 1199, 1200].map((minute) => chooseTheme("auto", 0, minute));
  expect(themes).toEqual(["evening", "day", "day", "evening"]);
});

it("what the family chose in Settings wins over the sun", () => {
  expect(chooseTheme("day", at("22:00"), 1380, sun)).toBe("day");
  expect(chooseTheme("contrast", at("12:00"), 780, sun)).toBe("contrast");
});
