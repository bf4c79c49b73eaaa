import type { SignInLinkState } from "#contract/devices-sign-in.ts";
import type { Device } from "#contract/devices.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const devicesRead = defineRead("GET /api/devices", "settings");

/** Phones that are signed in, and walls; only in a browser that a parent unlocked. */
export const useDevices = (): QueryState<{ items: Device[] }> => useRead(devicesRead, {});

const linkRead = defineRead("GET /api/sign-in-links/{id}", "settings");

/** What has become of a code that this screen shows. */
export const useSignInLink = (id: string): QueryState<SignInLinkState> =>
  useRead(linkRead, { params: { id } });
