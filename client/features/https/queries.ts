import type { Https } from "#contract/https.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const httpsRead = defineRead("GET /api/https", "settings");

/** How phones reach the wall by https. */
export const useHttps = (): QueryState<Https> => useRead(httpsRead, {});
