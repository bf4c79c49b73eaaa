import type { Config, Health } from "../contract/meta.ts";
import { read } from "./api.ts";
import { type Shown, useRead } from "./query.ts";

const configRead = read("GET /api/config", "settings");
const healthRead = read("GET /api/health", "settings");

/** What is taken for granted until the first answer; nothing that would show sample content. */
const assumed: Config = {
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
};

/** What the house has chosen; `known` is false while these are only assumptions. */
export const useConfig = (): Config & { readonly known: boolean } => {
  const { data } = useRead(configRead, {});
  return { ...(data ?? assumed), known: data !== undefined };
};

/** How the server and its sources are. */
export const useHealth = (): Shown<Health> => useRead(healthRead, {});
