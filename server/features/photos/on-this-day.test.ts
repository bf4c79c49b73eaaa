import { describe, expect, it } from "vitest";
import { sameDayOfEarlierYears } from "./on-this-day.ts";

const hourMs = 3_600_000;

describe("this day in earlier years", () => {
  it("begins and ends with the family's own midnight, also where the clocks change", () => {
    const [first] = sameDayOfEarlierYears("2027-03-28", "Europe/Berlin");
    expect(first).toEqual({
      from: Date.parse("2026-03-27T23:00:00Z"),
      to: Date.parse("2026-03-28T23:00:00Z"),
    });
    const [changed] = sameDayOfEarlierYears("2027-03-29", "Europe/Berlin");
    expect(changed && (changed.to - changed.from) / hourMs).toBe(23);
    const [samoa] = sameDayOfEarlierYears("2027-01-01", "Pacific/Kiritimati");
    expect(samoa?.from).toBe(Date.parse("2025-12-31T10:00:00Z"));
  });

  it("is every year one, the last first, but for 29 February", () => {
    const years = (day: string) =>
      sameDayOfEarlierYears(day, "UTC").map(({ from }) =>
        new Date(from).toISOString().slice(0, 10),
      );
    expect(years("2026-07-14").slice(0, 3)).toEqual(["2025-07-14", "2024-07-14", "2023-07-14"]);
    expect(years("2026-07-14")).toHaveLength(100);
    expect(years("2028-02-29").slice(0, 3)).toEqual(["2024-02-29", "2020-02-29", "2016-02-29"]);
    expect(years("2028-02-29").every((day) => day.endsWith("-02-29"))).toBe(true);
  });
});
