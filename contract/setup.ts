import * as z from "zod";
import type { Operations } from "./operation.ts";
import { place } from "./settings.ts";

const setupState = z
  .object({
    done: z
      .boolean()
      .meta({ description: "A parent has a PIN; the open set-up window is closed." }),
    allowed: z.boolean().meta({ description: "This caller may set the house up now." }),
    code: z.string().nullable().meta({
      description:
        "The six-digit code for other browsers' `X-Setup-Code`; told to this machine only.",
    }),
    sampleRoster: z.boolean().meta({ description: "The roster is still the shipped sample." }),
    place: z.boolean(),
    calendar: z.boolean(),
    phoneUrls: z
      .array(z.string())
      .meta({ description: "Where phones in the house reach the app." }),
  })
  .meta({ id: "SetupState" });
export type SetupState = z.infer<typeof setupState>;

const foundPlace = place
  .extend({
    region: z.string().optional(),
    country: z.string().optional(),
    timeZone: z.string().optional(),
  })
  .meta({ id: "FoundPlace" });
export type FoundPlace = z.infer<typeof foundPlace>;

export const setup = {
  "GET /api/setup": {
    operationId: "getSetup",
    summary: "How far set-up is, and whether this browser may do it",
    description: "Tells with `X-Setup-Code` whether the code is the right one, in `allowed`.",
    access: "anyone",
    headers: z.object({ "x-setup-code": z.string().optional() }),
    answer: setupState,
    errors: [429],
    topic: "settings",
    example: {
      answer: {
        done: false,
        allowed: true,
        code: "402913",
        sampleRoster: true,
        place: false,
        calendar: false,
        phoneUrls: ["http://192.168.1.20:8080/m/"],
      },
    },
  },
  "GET /api/places": {
    operationId: "searchPlaces",
    summary: "Places by name, for the weather and the time zone",
    description: "Asks Open-Meteo's geocoding; 502 when it doesn't answer.",
    access: "parent",
    unlock: "settings",
    setup: true,
    query: z.object({
      q: z.string().trim().min(2).max(100),
      language: z.string().max(35).optional(),
    }),
    answer: z.object({ items: z.array(foundPlace) }).meta({ id: "FoundPlaces" }),
    errors: [502],
    topic: "settings",
    example: {
      answer: {
        items: [
          {
            name: "Potsdam",
            latitude: 52.4,
            longitude: 13.06,
            region: "Brandenburg",
            country: "Germany",
            timeZone: "Europe/Berlin",
          },
        ],
      },
    },
  },
} as const satisfies Operations;
