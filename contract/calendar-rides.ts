import * as z from "zod";
import { event } from "./calendar.ts";
import type { Operations } from "./operation.ts";
import { day, id, instant, memberId } from "./values.ts";

/** The longest way to a place, in minutes. */
export const longestWayMinutes = 600;

const occurrence = z
  .union([day, instant], "expected the occurrence of an event: a date or an instant")
  .meta({ description: "The event's `occurrence`; left out: every time of it." });

/** Who takes and who collects, of those who live here. */
export const ride = z.strictObject({
  driver: memberId.exactOptional(),
  collector: memberId.exactOptional(),
});
export type Ride = z.infer<typeof ride>;

const placeName = z.string().trim().min(1).max(300);
const minutes = z.int().min(1).max(longestWayMinutes);

const place = z
  .object({ name: placeName, minutes: minutes.meta({ description: "How long the way there is." }) })
  .meta({ id: "KnownPlace" });
export type KnownPlace = z.infer<typeof place>;

const places = z.object({ items: z.array(place) }).meta({ id: "KnownPlaces" });

const dentist = {
  ...{ id: "u8J1kq0mZ3aXw5Ry~family", feedId: "family", title: "Dentist" },
  ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z", allDay: false },
  ...{ memberIds: ["leo"], color: "#2a8f6d", location: "Dr. Weiss", recurring: false },
  ...{ editable: true, driver: "dad", leaveAt: "2026-11-24T14:10:00.000Z" },
};

export const rides = {
  "PUT /api/calendar/events/{id}/ride": {
    operationId: "setRide",
    summary: "Say who takes and who collects, for an event of any calendar",
    description:
      "It stays in this house and is written into no calendar, so that events which others write have it too. `{id}` is the event's `seriesId`, or its `id` where it has none. A member who is a child is a 400.",
    access: "anyone",
    right: "write",
    source: "calendar",
    params: z.object({ id }),
    body: z.strictObject({
      driver: memberId
        .nullable()
        .optional()
        .meta({ description: "Who takes; null: nobody; left out: as it is." }),
      collector: memberId
        .nullable()
        .optional()
        .meta({ description: "Who collects; null: who takes, if anybody; left out: as it is." }),
      occurrence: occurrence.optional(),
    }),
    answer: event,
    stale: ["calendar"],
    example: { body: { driver: "dad", collector: null }, answer: dentist },
  },
  "GET /api/calendar/places": {
    operationId: "listPlaces",
    summary: "The places to which the family knows the way, by name",
    access: "anyone",
    answer: places,
    topic: "calendar",
    example: { answer: { items: [{ name: "Dr. Weiss", minutes: 20 }] } },
  },
  "PUT /api/calendar/places": {
    operationId: "setPlaceMinutes",
    summary: "Say how many minutes the way to a place takes",
    description:
      "From then on every event there tells when to leave. A place is known by its name, whatever its capitals and spaces; null forgets it.",
    access: "anyone",
    right: "write",
    body: z.strictObject({ name: placeName, minutes: minutes.nullable() }),
    answer: places,
    stale: ["calendar"],
    example: {
      body: { name: "Dr. Weiss", minutes: 20 },
      answer: { items: [{ name: "Dr. Weiss", minutes: 20 }] },
    },
  },
} as const satisfies Operations;
