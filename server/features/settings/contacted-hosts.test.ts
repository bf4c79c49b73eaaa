import { describe, expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { createContactedHosts } from "./contacted-hosts.ts";

describe("whom the house has asked", () => {
  it("is told for each purpose, the last one first", () => {
    const clock = clockAt("2026-11-20T16:42:00Z");
    const contacts = createContactedHosts(clock);
    const calendar = contacts.recorderFor("calendar");
    calendar("a.example");
    contacts.recorderFor("weather")("b.example");
    clock.advance(1_000);
    calendar("a.example");
    contacts.recorderFor("setup")("b.example");
    expect(
      contacts.privacyReport().hosts.map(({ host, purpose, count }) => [host, purpose, count]),
    ).toEqual([
      ["b.example", "setup", 1],
      ["a.example", "calendar", 2],
      ["b.example", "weather", 1],
    ]);
    expect(contacts.privacyReport().hosts[1]?.lastAt).toBe("2026-11-20T16:42:01.000Z");
  });

  it("doesn't grow without end when a source leads on to ever new hosts", () => {
    const contacts = createContactedHosts(clockAt("2026-11-20T16:42:00Z"));
    const note = contacts.recorderFor("calendar");
    for (let n = 0; n < 5_000; n += 1) note(`${n}.example`);
    expect(contacts.privacyReport().hosts).toHaveLength(1_000);
    expect(contacts.hosts()[0]).toBe("4999.example");
  });
});
