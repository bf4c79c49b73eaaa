import { createContext } from "react";
import type { Health } from "#contract/health.ts";
import { defineRead } from "../api/call.ts";
import { useRequiredContext } from "../platform/required-context.ts";
import { type QueryState, useRead } from "./query-state.ts";

/** The read of how the server and its sources are. */
export const healthRead = defineRead("GET /api/health", "settings");

/** Reads how the server and its sources are, once for the whole page. */
export const useHealthRead = (): QueryState<Health> => useRead(healthRead, {});

export const HealthContext = createContext<QueryState<Health> | undefined>(undefined);

/** How the server and its sources are. */
export const useHealth = (): QueryState<Health> => useRequiredContext(HealthContext);
