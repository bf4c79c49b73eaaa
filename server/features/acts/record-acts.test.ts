import { pino } from "pino";
import { expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import type { ActLookups } from "./act-lookups.ts";
import { createActRecorder } from "./record-acts.ts";

it("a write stands where what it did can't be told", () => {
  const added: unknown[] = [];
  const broken = (): never => {
    throw new Error("a source is broken");
  };
  const recorder = createActRecorder({
    lookups: { rewards: broken, asksForReward: broken } as unknown as ActLookups,
    store: { add: (act: unknown) => added.push(act) } as never,
    ...{ clock: clockAt("2026-11-20T16:42:00Z"), log: pino({ level: "silent" }) },
  });
  const asked = { params: { id: "story" }, body: { memberId: "mia" }, caller: {} as never };
  recorder.record("POST /api/rewards/{id}/redeem", asked, { redemptionId: "r1" }, undefined);
  expect(added).toEqual([]);
});
