import type { Device } from "#contract/devices.ts";
import { read, write } from "../../api/call.ts";
import { type Shown, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";

const devicesRead = read("GET /api/devices", "settings");
const revokeWrite = write("DELETE /api/devices/{id}", ["settings"]);
const unlockWrite = write("POST /api/devices/{id}/unlock", ["settings"]);

/** Phones that are signed in, and walls; only in a browser that a parent unlocked. */
export const useDevices = (): Shown<{ items: Device[] }> => useRead(devicesRead, {});

/** Signs a phone out or forgets a wall: `mutate({ params: { id } })`. */
export const useRevoke = () => useWrite(revokeWrite);

/** Unlocks a wall for fifteen minutes from here: `mutate({ params: { id } })`. */
export const useRemoteUnlock = () => useWrite(unlockWrite);
