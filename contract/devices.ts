import * as z from "zod";
import type { Operations } from "./operation.ts";
import { id, instant, memberId } from "./values.ts";

/** The makes of devices that a user agent tells apart. */
export const deviceMakes = [
  "kiosk",
  "iphone",
  "ipad",
  "androidPhone",
  "androidTablet",
  "chromebook",
  "windows",
  "mac",
  "linux",
  "other",
] as const;
export type DeviceMake = (typeof deviceMakes)[number];

/** A phone that is signed in, or a browser that opened the wall. */
export const device = z
  .object({
    id,
    kind: z.enum(["wall", "phone"]),
    make: z.enum(deviceMakes),
    label: z.string().meta({ description: "What a person would call it, in English." }),
    memberId: memberId.optional(),
    name: z.string().optional().meta({ description: "What a parent calls a wall." }),
    createdAt: instant,
    seenAt: instant,
    current: z.boolean().meta({ description: "The one that asks." }),
    live: z.boolean().meta({ description: "It listens to what changes at this moment." }),
    unlockedUntil: instant.nullable(),
    app: z
      .object({
        installed: z.boolean().meta({ description: "It is on the home screen, and opened there." }),
        secure: z.boolean().meta({ description: "It came by https when it said so." }),
        notifications: z.boolean(),
      })
      .optional()
      .meta({ description: "How a phone has the app, once it has said so." }),
  })
  .meta({ id: "Device" });
export type Device = z.infer<typeof device>;

const phone = {
  id: "d1",
  kind: "phone",
  make: "iphone",
  label: "iPhone",
  memberId: "mom",
  createdAt: "2026-11-01T09:00:00.000Z",
  seenAt: "2026-11-20T16:42:00.000Z",
  current: true,
  live: true,
  unlockedUntil: null,
  app: { installed: true, secure: true, notifications: true },
} as const;
const byId = z.object({ id });

export const devices = {
  "GET /api/devices": {
    operationId: "listDevices",
    summary: "Phones that are signed in, and walls",
    access: "parentNow",
    unlock: "settings",
    answer: z.object({ items: z.array(device) }).meta({ id: "Devices" }),
    topic: "settings",
    example: { answer: { items: [phone] } },
  },
  "PUT /api/session/app": {
    operationId: "reportApp",
    summary: "Say how this phone has the app",
    description: "Whether it came by https the wall sees for itself. 401 on what isn't signed in.",
    access: "member",
    unlock: "settings",
    body: z.strictObject({ installed: z.boolean() }),
    status: 204,
    answer: z.void(),
    errors: [401],
    stale: ["settings"],
    example: { body: { installed: true } },
  },
  "DELETE /api/devices/{id}": {
    operationId: "revokeDevice",
    summary: "Sign a phone out, or forget a wall; its live stream ends within a second",
    access: "parentNow",
    unlock: "settings",
    params: byId,
    status: 204,
    answer: z.void(),
    stale: ["settings"],
    example: {},
  },
  "POST /api/devices/{id}/unlock": {
    operationId: "unlockDevice",
    summary: "Unlock a wall for fifteen minutes from a parent's unlocked phone",
    description: "It opens what `POST /api/unlock` opens without `for`.",
    access: "parentNow",
    unlock: "settings",
    params: byId,
    answer: z.object({ unlockedUntil: instant }).meta({ id: "RemoteUnlock" }),
    stale: ["settings"],
    example: { answer: { unlockedUntil: "2026-11-20T16:57:00.000Z" } },
  },
} as const satisfies Operations;
