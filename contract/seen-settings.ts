import * as z from "zod";
import { binSettings } from "./bins.ts";
import { holidaySettings } from "./holidays.ts";
import { timetableSettings } from "./timetable.ts";

/** What is replaced whole, as it was read before it is changed. */
export const seenSettings = z
  .strictObject({ holidays: holidaySettings, bins: binSettings, timetable: timetableSettings })
  .partial()
  .meta({
    id: "SeenSettings",
    description: "What was read before; 409 `changedMeanwhile` where it is something else now.",
  });
export type SeenSettings = z.infer<typeof seenSettings>;
