import type { StoredPatch } from "../../object-port.ts";

/** Whether a patch sets a start, an end or the kind of day. */
export const placesAnew = ({ start, end, allDay }: StoredPatch): boolean =>
  start !== undefined || end !== undefined || allDay !== undefined;
