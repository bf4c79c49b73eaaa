import type { WriteKey } from "./api.ts";

/** The operations other than reads that store nothing: they work also while the disk can't be written. */
const storingNothing: readonly WriteKey[] = [
  "POST /api/unlock",
  "DELETE /api/unlock",
  "POST /api/budget/unlock",
  "POST /api/devices/{id}/unlock",
  "POST /api/presence",
  "POST /api/calendar/parse",
  "POST /api/kiosk/leave",
  "POST /api/kiosk/restart",
];

/** The operations beside deletions that work on a full disk, in the room that was set aside for them. */
const makingRoom: readonly WriteKey[] = [
  "POST /api/session",
  "POST /api/babysitter/off",
  "POST /api/grocery/clear",
  "POST /api/lists/{id}/clear",
  "POST /api/push/unsubscribe",
];

const isOneOf = (operations: readonly WriteKey[], operation: string): boolean =>
  operations.some((one) => one === operation);

/** Whether an operation works while nothing can be stored; every other one answers 507. */
export const worksWithoutDisk = (operation: string): boolean =>
  operation.startsWith("GET ") || isOneOf(storingNothing, operation);

/** Whether an operation works while the disk is full: what stores nothing, sign-in, and what deletes. */
export const worksOnFullDisk = (operation: string): boolean =>
  worksWithoutDisk(operation) || operation.startsWith("DELETE ") || isOneOf(makingRoom, operation);
