import { ical } from "./calendar/ical.ts";
import { local as localTasks } from "./tasks/local.ts";

/** Every backend of every domain: a new one is its file and its line here; the first is the default. */
export const registry = {
  tasks: [localTasks],
  calendar: [ical],
} as const;

/** Rooms without a provider yet, and the word that will name their first one. */
export const unfurnished = {
  meals: "local",
  budget: "none",
  weather: "open-meteo",
  photos: "folder",
} as const;
