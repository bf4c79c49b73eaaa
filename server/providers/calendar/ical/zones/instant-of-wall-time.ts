import { Temporal } from "temporal-polyfill";

const dayMs = 86_400_000;
/** The offset by day and zone, on days without a clock change; null for the few others. */
const offsets = new Map<string, number | null>();
const mostKept = 20_000;

const offsetOf = (day: string, zone: string): number | null => {
  const key = `${day} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const begin = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  const end = begin.add({ days: 1 });
  const isPlain =
    begin.offsetNanoseconds === end.offsetNanoseconds &&
    end.epochMilliseconds - begin.epochMilliseconds === dayMs &&
    begin.hour === 0;
  const offset = isPlain ? begin.offsetNanoseconds / 1_000_000 : null;
  if (offsets.size >= mostKept) offsets.clear();
  offsets.set(key, offset);
  return offset;
};

/**
 * The instant of a local time that is given as if it were UTC: one that a clock change skips counts from before the
 * change, of a repeated one the first is used. Calls Temporal once a day rather than once an event, because it takes
 * most of the time of a large calendar.
 */
export const instantOfWallTime = (wall: number, zone: string): number => {
  if (zone === "UTC") return wall;
  const instantText = new Date(wall).toISOString();
  const offset = instantText.length === 24 ? offsetOf(instantText.slice(0, 10), zone) : null;
  if (offset !== null) return wall - offset;
  return Temporal.Instant.fromEpochMilliseconds(wall)
    .toZonedDateTimeISO("UTC")
    .toPlainDateTime()
    .toZonedDateTime(zone).epochMilliseconds;
};
