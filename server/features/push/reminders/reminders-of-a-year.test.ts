import { expect, it } from "vitest";
import { startOfDay } from "#server/platform/clock.ts";
import { openPushFixture } from "#tests/fixtures/push/push-fixture.ts";
import { startPushService } from "#tests/fixtures/push/push-service.ts";
import { isInQuietHours } from "#server/jobs/quiet-hours.ts";

const minute = 60_000;
const sleep = { sleepStart: "21:00", sleepEnd: "08:30", sleepNights: {} };

/** A seeded generator of numbers between 0 and 1. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

it.each([
  ["Europe/Berlin", 1],
  ["America/New_York", 2],
  ["Australia/Lord_Howe", 3],
] as const)(
  "a year in %s, with power cuts and a clock that jumps, has each reminder at most once a day and none at night",
  async (timeZone, seed) => {
    const sent: { readonly at: number; readonly topic: string }[] = [];
    const service = await startPushService();
    const begin = startOfDay("2026-01-01", timeZone);
    const end = startOfDay("2027-01-01", timeZone);
    const fixture = openPushFixture({
      ...{ at: new Date(begin).toISOString(), timeZone, hosts: [service.host], settings: sleep },
      // Recipients have their own test; this one counts requests as they leave the server.
      outbound: (clock) => (request) => {
        sent.push({ at: clock.now(), topic: request.headers?.["Topic"] ?? "" });
        const answer = { status: 201, headers: {}, body: new Uint8Array(), text: () => "" };
        return Promise.resolve(answer);
      },
    });
    fixture.hurry();
    fixture.addPhone("mom", service.newPhone());
    const chance = dice(seed);
    const disturbed = new Set<string>();
    const days = new Intl.DateTimeFormat("en-CA", { timeZone });
    const dayOf = (at: number): string => days.format(new Date(at));
    while (fixture.clock.now() < end) {
      await fixture.look();
      fixture.clock.advance(30 * minute);
      const fate = chance();
      if (fate > 0.002) continue;
      for (const near of [-24, 0, 24])
        disturbed.add(dayOf(fixture.clock.now() + near * 60 * minute));
      if (fate < 0.001) fixture.clock.advance(Math.floor(chance() * 20 * 60) * minute);
      else fixture.clock.set(new Date(fixture.clock.now() - 90 * minute).toISOString());
      disturbed.add(dayOf(fixture.clock.now()));
      await fixture.restart();
      await fixture.idle();
    }
    await fixture.close();
    await service.close();

    const topics = sent.map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(topics.length);
    for (const { at, topic } of sent) {
      expect(isInQuietHours(at, { ...sleep, timeZone })).toBe(false);
      expect(topic.endsWith(dayOf(at)), `${topic} on ${dayOf(at)}`).toBe(true);
    }
    expect(disturbed.size).toBeGreaterThan(10);
    for (let day = begin; day < end; day += 24 * 60 * minute) {
      const date = dayOf(day + 12 * 60 * minute);
      if (disturbed.has(date)) continue;
      expect(topics, date).toContain(`chores-${date}`);
      expect(topics, date).toContain(`dinner-${date}`);
    }
  },
  120_000,
);
