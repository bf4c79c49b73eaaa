import { ical } from "./calendar/ical.ts";
import { local as localMeals } from "./meals/local.ts";
import { local as localTasks } from "./tasks/local.ts";
import { todoist } from "./tasks/todoist.ts";
import { metNo } from "./weather/met-no.ts";
import { openMeteo } from "./weather/open-meteo.ts";

/** Every backend of every domain: a new one is its file and its line here; the first is the default. */
export const registry = {
  tasks: [localTasks, todoist],
  calendar: [ical],
  meals: [localMeals],
  weather: [openMeteo, metNo],
} as const;

/** Rooms without a provider yet, and the word that will name their first one. */
export const unfurnished = {
  budget: "none",
  photos: "folder",
} as const;
