import { noonZone } from "../../fixtures/noon-zone.ts";

/** Tells every process of this run which zone its first one chose. */
const variable = "FAMILY_WALL_STORIES_ZONE";

/** The zone of the stories' walls, in which it was noon when the run began: no evening begins and no day ends while it lasts. */
export const wallZone = (process.env[variable] ??= noonZone());

/** Today in the zone of the stories' walls, `YYYY-MM-DD`. */
export const wallToday = (): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: wallZone }).format();
