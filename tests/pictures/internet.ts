import type { Condition } from "#contract/weather.ts";
import { veventOf, familyIcs, icsFileOf } from "../fixtures/calendar/family-ics.ts";
import { type FeedServer, startFeedServer } from "../fixtures/calendar/feed-server.ts";
import { openMeteoVendor } from "../fixtures/weather/weather-vendors.ts";
import { moment, pictureDay } from "./moment.ts";

const hourMs = 3_600_000;
const conditions: readonly Condition[] = ["partly", "clear", "rain", "cloudy", "thunder", "fog"];

/** Warm afternoons and cool nights, and each day another sky. */
const skyAt = (at: number) => {
  const hour = Math.floor(at / hourMs);
  return {
    condition: conditions[Math.floor(hour / 24) % conditions.length] ?? "clear",
    temp: Math.round(14 + 6 * Math.sin(((hour - 7) * Math.PI) / 12)),
    chance: (hour * 7) % 80,
  };
};

const schoolIcs = icsFileOf(
  [
    ...veventOf("class-trip@pictures", "Class trip to the observatory", [
      "DTSTART;VALUE=DATE:20260527",
      "DTEND;VALUE=DATE:20260530",
    ]),
    ...veventOf("swimming@pictures", "Swimming lesson", [
      "DTSTART:20260507T123000Z",
      "DTEND:20260507T133000Z",
      "RRULE:FREQ=WEEKLY",
      "LOCATION:Indoor pool",
    ]),
  ],
  "School",
);

/** A weather service's answers. */
export const pictureForecast = openMeteoVendor({ now: () => Date.parse(moment), skyAt });

/** Starts a calendar and a weather service on loopback that say the same at each run. */
export const startInternet = async (): Promise<FeedServer> => {
  const server = await startFeedServer();
  server.put("/family.ics", familyIcs(pictureDay));
  server.put("/school.ics", schoolIcs);
  server.answer("/forecast", pictureForecast);
  server.answer("/broken-forecast", (_request, response) => {
    response.writeHead(500).end("Out of order.");
  });
  return server;
};
