import { createContext, useMemo } from "react";
import type { Config, Health } from "#contract/meta.ts";
import { defineRead } from "../api/call.ts";
import { useRequiredContext } from "../platform/required-context.ts";
import { type QueryState, useRead } from "../query/query-state.ts";

/** The read of what the house has chosen, and who is signed in. */
export const configRead = defineRead("GET /api/config", "settings");
/** The read of how the server and its sources are. */
export const healthRead = defineRead("GET /api/health", "settings");

/** What the house has chosen; `known` is false while these are only assumptions. */
export type AppConfig = Config & { readonly known: boolean };

/** What is taken for granted until the first answer; nothing that would show sample content. */
const assumed = (): Config => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: "auto",
  units: "metric",
  theme: "auto",
  sleepStart: "22:00",
  sleepEnd: "07:00",
  sleepNights: {},
  screensaverIdleMin: 3,
  screensaverCycleSec: 20,
  celebrateChores: true,
  preReaders: [],
  mealsAppUrl: "",
  babysitter: false,
  push: false,
  setupDone: true,
  session: null,
  unlockedUntil: null,
  version: "",
  notices: [],
});

/** Reads what the house has chosen, once for the whole page. */
export const useConfigRead = (): AppConfig => {
  const { data } = useRead(configRead, {});
  return useMemo(() => ({ ...(data ?? assumed()), known: data !== undefined }), [data]);
};

export const ConfigContext = createContext<AppConfig | undefined>(undefined);

/** What the house has chosen. */
export const useConfig = (): AppConfig => useRequiredContext(ConfigContext);

/** Reads how the server and its sources are, once for the whole page. */
export const useHealthRead = (): QueryState<Health> => useRead(healthRead, {});

export const HealthContext = createContext<QueryState<Health> | undefined>(undefined);

/** How the server and its sources are. */
export const useHealth = (): QueryState<Health> => useRequiredContext(HealthContext);
