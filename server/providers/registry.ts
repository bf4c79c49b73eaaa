import { actualBudget } from "./budget/actual/actual.ts";
import { file } from "./budget/file.ts";
import { noBudget } from "./budget/none.ts";
import { icalCalendar } from "./calendar/ical.ts";
import { localMeals } from "./meals/local/local.ts";
import { mealieMeals } from "./meals/mealie/mealie.ts";
import { folderPhotos } from "./photos/folder/folder.ts";
import { immichPhotos } from "./photos/immich/immich.ts";
import { caldavTasks } from "./tasks/caldav/caldav.ts";
import { localTasks } from "./tasks/local.ts";
import { todoistTasks } from "./tasks/todoist/todoist.ts";
import { metNo } from "./weather/met-no.ts";
import { openMeteo } from "./weather/open-meteo.ts";

/** Every backend of every domain: a new one is its file and its line here; the first is the default. */
export const registry = {
  tasks: [localTasks, todoistTasks, caldavTasks],
  calendar: [icalCalendar],
  meals: [localMeals, mealieMeals],
  weather: [openMeteo, metNo],
  photos: [folderPhotos, immichPhotos],
  budget: [noBudget, actualBudget, file],
} as const;
