import type { SourcesOfDomain } from "#contract/settings-sources.ts";
import { defineRead } from "../../../api/call.ts";
import { type QueryState, useRead } from "../../../query/query-state.ts";

const sourcesRead = defineRead("GET /api/sources", "settings");

/** What can be connected, domain by domain; only in a browser that a parent unlocked. */
export const useSources = (): QueryState<{ items: SourcesOfDomain[] }> => useRead(sourcesRead, {});
