import { createContext, useMemo } from "react";
import type { Config, Health } from "#contract/meta.ts";
import { read } from "../api/call.ts";
import { useProvided } from "../platform/required-context.ts";
import { type Shown, useRead } from "../query/query-state.ts";

/** The read of what the house has chosen, and who is signed in. */
export const configRead = read("GET /api/config", "settings");
const healthRead = read("GET /api/health", "settings");

/** What the house has chosen; `known` is false while these are only assumptions. */
export type HouseConfig = Config & { readonly known: boolean };

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
export const useConfigRead = (): HouseConfig => {
  const { data } = useRead(configRead, {});
  return useMemo(() => ({ ...(data ?? assumed()), known: data !== undefined }), [data]);
};

export const ConfigContext = createContext<HouseConfig | undefined>(undefined);

/** What the house has chosen. */
export const useConfig = (): HouseConfig => useProvided(ConfigContext);

/** Reads how the server and its sources are, once for the whole page. */
export const useHealthRead = (): Shown<Health> => useRead(healthRead, {});

export const HealthContext = createContext<Shown<Health> | undefined>(undefined);

/** How the server and its sources are. */
export const useHealth = (): Shown<Health> => useProvided(HealthContext);
