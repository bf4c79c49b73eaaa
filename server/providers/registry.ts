import { actual } from "./budget/actual/actual.ts";
import { file } from "./budget/file.ts";
import { none } from "./budget/none.ts";
import { ical } from "./calendar/ical.ts";
import { local as localMeals } from "./meals/local/local.ts";
import { mealie } from "./meals/mealie/mealie.ts";
import { folder } from "./photos/folder/folder.ts";
import { immich } from "./photos/immich/immich.ts";
import { local as localTasks } from "./tasks/local.ts";
import { todoist } from "./tasks/todoist/todoist.ts";
import { metNo } from "./weather/met-no.ts";
import { openMeteo } from "./weather/open-meteo.ts";

/** Every backend of every domain: a new one is its file and its line here; the first is the default. */
export const registry = {
  tasks: [localTasks, todoist],
  calendar: [ical],
  meals: [localMeals, mealie],
  weather: [openMeteo, metNo],
  photos: [folder, immich],
  budget: [none, actual, file],
} as const;
