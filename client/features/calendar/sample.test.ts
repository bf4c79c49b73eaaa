import { expect, it } from "vitest";
import { instantAt, minuteOfDay } from "../../i18n/time.ts";
import { sampleCalendar } from "./sample.ts";

const timeZone = "Europe/Berlin";
const kids = ["mia", "leo"];
const members = [...kids, "mom", "dad"].map((id) => ({
  ...{ id, name: id, color: "#2a8f6d", hasPin: false },
  ...{ kid: kids.includes(id), parent: !kids.includes(id) },
}));

it.each(Array.from({ length: 24 * 4 }, (_, at) => at * 15))(
  "at minute %d of a day something is about to begin, and no child is out after half past eight",
  (minute) => {
    const now = instantAt("2026-11-20", minute, timeZone);
    const given = { now, timeZone, members, language: "en", units: "metric" } as const;
    const { events } = sampleCalendar(given, "2026-11-20", "2026-11-21");
    const timed = events.filter(({ allDay }) => !allDay);
    expect(timed.some(({ start }) => Date.parse(start) > now)).toBe(true);
    const late = timed.filter(
      ({ end, memberIds }) =>
        minuteOfDay(Date.parse(end), timeZone) > 20 * 60 + 30 &&
        memberIds.some((id) => kids.includes(id)),
    );
    expect(late).toEqual([]);
  },
);

it("once a family lives here no sample appointment is in the name of one of them", () => {
  const now = instantAt("2026-11-20", 9 * 60, timeZone);
  const given = { now, timeZone, members, language: "en", units: "metric" } as const;
  const whose = (isLivedIn: boolean) =>
    sampleCalendar({ ...given, isLivedIn }, "2026-11-20", "2026-12-10").events.flatMap(
      ({ memberIds, driver = [] }) => memberIds.concat(driver),
    );
  expect(whose(false)).toContain("mia");
  expect(whose(true)).toEqual([]);
});
