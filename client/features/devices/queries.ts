import type { Device } from "#contract/devices.ts";
import { defineRead, defineWrite } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";

const devicesRead = defineRead("GET /api/devices", "settings");
const revokeWrite = defineWrite("DELETE /api/devices/{id}", ["settings"]);
const unlockWrite = defineWrite("POST /api/devices/{id}/unlock", ["settings"]);

/** Phones that are signed in, and walls; only in a browser that a parent unlocked. */
export const useDevices = (): QueryState<{ items: Device[] }> => useRead(devicesRead, {});

/** Signs a phone out or forgets a wall: `mutate({ params: { id } })`. */
export const useRevoke = () => useWrite(revokeWrite);

/** Unlocks a wall for fifteen minutes from here: `mutate({ params: { id } })`. */
export const useRemoteUnlock = () => useWrite(unlockWrite);
