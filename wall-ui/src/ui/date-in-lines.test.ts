import { expect, it } from "vitest";
import { dateInLines } from "./date-in-lines.ts";

const friday = new Date("2026-11-20T12:00:00Z");

/** The pieces between which a line may end. */
const lines = (locale: string): string => {
  const said = (options: Intl.DateTimeFormatOptions) => friday.toLocaleDateString(locale, options);
  const date = said({ weekday: "long", day: "numeric", month: "long" });
  const split = dateInLines(date, said({ weekday: "long" }));
  expect(split.replaceAll("\u00a0", " ")).toBe(date);
  return split.replaceAll(" ", "|").replaceAll("\u00a0", " ");
};

it("the date breaks beside the day's name, whether that stands first, last or in two words", () => {
  expect(lines("de-DE")).toBe("Freitag,|20. November");
  expect(lines("en-GB")).toBe("Friday|20 November");
  expect(lines("hu-HU")).toBe("november 20.,|péntek");
  expect(lines("vi-VN")).toBe("Thứ Sáu,|20 tháng 11");
  expect(lines("ja-JP")).toBe("11月20日金曜日");
});
