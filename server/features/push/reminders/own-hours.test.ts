import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Settings } from "#contract/settings.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import { openPushFixture } from "#tests/fixtures/push/push-fixture.ts";
import { type PushService, startPushService } from "#tests/fixtures/push/push-service.ts";

let service: PushService;
let fixture: ReturnType<typeof openPushFixture>;
beforeEach(async () => {
  service = await startPushService();
  fixture = openPushFixture({
    ...{ at: "2026-11-20T05:00:00Z", timeZone: "Europe/Berlin", hosts: [service.host] },
    outbound: (clock) => createOutbound({ clock, log: pino({ level: "silent" }) }),
  });
});
afterEach(async () => {
  await fixture.close();
  await service.close();
});

const withPhone = (memberId: string) => {
  const phone = service.newPhone();
  fixture.addPhone(memberId, phone);
  return phone;
};
/** The first check only starts the job's schedule, so nothing is caught up. */
const at = async (instant: string): Promise<void> => {
  await fixture.look();
  fixture.clock.set(instant);
  await fixture.look();
};

describe("a parent who is told at hours of their own", () => {
  const chooseHours = (members: Settings["notificationHours"]["members"]): void =>
    void fixture.settings.change({ notificationHours: { chores: 8, dinner: 17, members } });

  it("hears of chores and dinner then, and the other at the house's hours", async () => {
    const [mom, dad] = [withPhone("mom"), withPhone("dad")];
    chooseHours({ dad: { chores: 11, dinner: 15 } });
    const told = () => [mom, dad].map((phone) => phone.deliveries.length);
    await at("2026-11-20T07:00:10Z");
    expect(told()).toEqual([1, 0]);
    await at("2026-11-20T10:00:10Z");
    expect(told()).toEqual([1, 1]);
    await at("2026-11-20T14:00:10Z");
    expect(told()).toEqual([1, 2]);
    await at("2026-11-20T16:00:10Z");
    expect(told()).toEqual([2, 2]);
  });

  it("hears of a day's chores once, also where the hour is put off after that", async () => {
    const mom = withPhone("mom");
    await at("2026-11-20T07:00:10Z");
    chooseHours({ mom: { chores: 10 } });
    await at("2026-11-20T09:00:10Z");
    expect(mom.deliveries).toHaveLength(1);
  });

  it("hears of nothing in quiet hours of their own, and of it at the first full hour after them", async () => {
    const [mom, dad] = [withPhone("mom"), withPhone("dad")];
    const usual = { timed: [], allDay: [], quiet: { start: "22:00", end: "09:30" } };
    fixture.settings.change({ reminders: { members: { dad: usual }, calendars: {} } });
    await at("2026-11-20T07:00:10Z");
    await at("2026-11-20T08:00:10Z");
    expect([mom.deliveries.length, dad.deliveries.length]).toEqual([1, 0]);
    await at("2026-11-20T09:00:10Z");
    expect(dad.deliveries).toHaveLength(1);
  });
});
