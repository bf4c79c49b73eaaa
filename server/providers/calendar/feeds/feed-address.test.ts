import { expect, test } from "vitest";
import { parseIcalEnv } from "#tests/fixtures/calendar/feed-fixture.ts";
import { icalCalendar } from "../ical.ts";

test("a wrong address is named by its variable and never repeated", () => {
  const wrong = {
    CALENDAR_ICS_URL: "https://ok.example/a.ics;hunter2-secret",
    CALENDAR_ICS_URL_MIA: "ftp://hunter2/x",
  };
  expect(() => icalCalendar.configure(wrong)).toThrow(
    /CALENDAR_ICS_URL: .*address 2\nCALENDAR_ICS_URL_MIA/,
  );
  expect(() => icalCalendar.configure(wrong)).not.toThrow(/hunter2/);
});

test("webcal addresses are asked over https", () => {
  const read = parseIcalEnv({
    CALENDAR_ICS_URL: "webcal://cal.example/a.ics; WEBCAL://cal.example/b.ics ;",
  });
  expect(read.shared).toEqual(["https://cal.example/a.ics", "https://cal.example/b.ics"]);
});
