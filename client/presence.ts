import type { Answer } from "../contract/api.ts";
import { read } from "./api.ts";
import { useChange } from "./house.ts";
import { type Shown, useRead } from "./query.ts";

const presenceRead = read("GET /api/presence", "presence");

/** Whether somebody is near, as last told. */
export const usePresence = (): Shown<Answer<"GET /api/presence">> => useRead(presenceRead, {});

/** Calls when a presence call comes over the live stream: somebody is near, the screen should wake. */
export const useWake = (wake: () => void): void => useChange("presence", wake);
