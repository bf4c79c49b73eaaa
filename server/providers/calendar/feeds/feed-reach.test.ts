import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AddressPlace } from "#server/platform/outbound/address-place.ts";
import type { OutboundRequest } from "#server/platform/outbound/outbound.ts";
import { familyIcs } from "#tests/fixtures/calendar/family-ics.ts";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { openFeedCache } from "./feed-cache.ts";
import { openFeedHolds } from "./feed-holds.ts";
import { createFeedSource } from "./feed-source.ts";

const address = "https://calendar.example/mia.ics";

let dir = "";
let asked: OutboundRequest["operatorHost"][];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-feed-"));
  asked = [];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Reads the calendar once, with a server that has started on its folder just now. */
const readFrom = async (place: AddressPlace, text = familyIcs("2026-10-21")): Promise<void> => {
  const source = createFeedSource({
    ...{ address, cache: openFeedCache(dir, address), clock: clockAt("2026-10-21T10:00:00Z") },
    ...{ holds: openFeedHolds(dir, address), judgeGone: () => Promise.resolve(null) },
    outbound: (request) => {
      asked.push(request.operatorHost);
      const body = new TextEncoder().encode(text);
      return Promise.resolve({ status: 200, headers: {}, body, place, text: () => text });
    },
    ...{ log: pino({ level: "silent" }), changed: () => undefined },
    ...{ refreshMs: 1, retryMs: 1 },
  });
  await source.refresh();
  await source.stop();
};

test("a calendar that was read on the internet is never asked at home, also after a restart", async () => {
  await readFrom("internet");
  await readFrom("internet", familyIcs("2026-10-22"));
  await readFrom("internet");
  expect(asked).toEqual([true, false, false]);
});

test("a calendar at home that is once read from outside is still found at home", async () => {
  await readFrom("house");
  await readFrom("internet", familyIcs("2026-10-22"));
  await readFrom("house");
  expect(asked).toEqual([true, true, true]);
});
