import { randomBytes } from "node:crypto";
import { pino } from "pino";
import webpush from "web-push";
import { expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { createOutbound } from "../../platform/outbound/outbound.ts";
import type { OutboundError } from "../../platform/outbound/failure.ts";
import { createSendPush } from "./send.ts";

it("a known push service whose name leads into the house isn't asked", async () => {
  const clock = clockAt("2026-11-20T07:00:00Z");
  const outbound = createOutbound({
    ...{ clock, log: pino({ level: "silent" }) },
    resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
  });
  const reasons: string[] = [];
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const post = createSendPush({
    keys: { publicKey, privateKey, subject: "mailto:mom@example.org" },
    ownHosts: ["127.0.0.1:8443"],
    outbound: (request) =>
      outbound(request).catch((error: OutboundError) => {
        reasons.push(error.reason);
        throw error;
      }),
    clock,
    signal: new AbortController().signal,
  });
  const phone = {
    ...{ deviceId: "1", memberId: "mom", language: "en" as const, timeZone: null },
    endpoint: "https://fcm.googleapis.com/fcm/send/abc",
    p256dh: webpush.generateVAPIDKeys().publicKey,
    auth: randomBytes(16).toString("base64url"),
  };
  const message = { kind: "test", title: "T", body: "B", tag: "t", url: "/m/" } as const;
  expect(await post(phone, { message, topic: "t", ttlSec: 60 })).toEqual({
    ...{ is: "later", waitMs: 0 },
  });
  expect(reasons).toEqual(["forbiddenAddress"]);
});
