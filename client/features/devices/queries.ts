import type { Device } from "#contract/devices.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const devicesRead = defineRead("GET /api/devices", "settings");

/** Phones that are signed in, and walls; only in a browser that a parent unlocked. */
export const useDevices = (): QueryState<{ items: Device[] }> => useRead(devicesRead, {});
