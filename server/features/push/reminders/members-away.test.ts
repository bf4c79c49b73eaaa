import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPushFixture } from "#tests/fixtures/push/push-fixture.ts";
import { type PushService, startPushService } from "#tests/fixtures/push/push-service.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";

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

it("who is away hears neither of chores nor of dinner; the other parent hears of both", async () => {
  const [mom, dad] = [withPhone("mom"), withPhone("dad")];
  fixture.sources.isAway = (memberId, day) => memberId === "dad" && day === "2026-11-20";
  await at("2026-11-20T07:00:10Z");
  await at("2026-11-20T16:00:10Z");
  expect(mom.deliveries.map(({ message }) => message?.kind)).toEqual(["chores", "dinner"]);
  expect(dad.deliveries).toEqual([]);
  await at("2026-11-21T07:00:10Z");
  expect(dad.deliveries.map(({ message }) => message?.kind)).toEqual(["chores"]);
});
