import { expect, it } from "vitest";
import { nothingPlanned } from "./nothing-planned.ts";

it("a family whose calendars can't be read hears neither of a free day nor that none is connected", () => {
  expect(nothingPlanned({ hasCalendar: false }, true)).toBe("calendarAway");
  expect(nothingPlanned({ hasCalendar: false }, false)).toBe("noCalendar");
  expect(nothingPlanned({ hasCalendar: true }, true)).toBe("nothing");
});
