import * as z from "zod";
import type { Operations } from "./operation.ts";
import { day, id, line } from "./values.ts";

/** The most ranges of school holidays that are typed. */
export const mostSchoolHolidays = 200;

/** A range of school holidays that was typed. */
export const schoolHolidays = z
  .strictObject({ name: line.max(60), start: day, end: day.meta({ description: "Included." }) })
  .refine(({ start, end }) => start <= end, {
    path: ["end"],
    message: "expected the start's day or a later one",
  })
  .meta({ id: "SchoolHolidays" });
export type SchoolHolidays = z.infer<typeof schoolHolidays>;

const apart = (ranges: readonly SchoolHolidays[]): boolean => {
  const ordered = ranges.toSorted((a, b) => a.start.localeCompare(b.start));
  return ordered.every(({ start }, at) => at === 0 || start > (ordered[at - 1]?.end ?? ""));
};

/** A country by its two letters (ISO 3166-1). */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, "expected a country's two letters, such as DE");

/** A part of a country as `GET /api/holidays/places/{country}` lists them. */
const regionCode = z
  .string()
  .max(40)
  .regex(/^[\w.-]+$/, "expected a region's code, such as BY");

/** Which holidays the family has. */
export const holidaySettings = z
  .strictObject({
    country: countryCode.nullable().meta({ description: "Null: no public holidays are shown." }),
    region: regionCode.nullable().meta({
      description: "Such as `BY`; null: only what the whole country has.",
    }),
    school: z
      .array(schoolHolidays)
      .max(mostSchoolHolidays, `expected at most ${mostSchoolHolidays} ranges`)
      .refine(apart, "expected ranges that don't overlap")
      .meta({ description: "School holidays that were typed; none overlaps another." }),
    schoolCalendars: z.array(id).max(50).meta({
      description: "Connected calendars, or `family`, whose whole days are school holidays.",
    }),
  })
  .refine(({ country, region }) => region === null || country !== null, {
    path: ["region"],
    message: "expected a country too",
  })
  .meta({ id: "HolidaySettings" });
export type HolidaySettings = z.infer<typeof holidaySettings>;

const holiday = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(["public", "school"]),
    start: day,
    end: day.meta({ description: "Included." }),
    feedId: id.optional().meta({ description: "The calendar in which it stands." }),
  })
  .meta({ id: "Holiday" });
export type Holiday = z.infer<typeof holiday>;

const language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "expected a language such as en or de-AT");

const named = z.object({ code: z.string(), name: z.string() });

export const holidays = {
  "GET /api/holidays": {
    operationId: "listHolidays",
    summary: "The public and school holidays that touch a range of days",
    description:
      "Both days are included; the default is today and 34 days after it, at most 400 days. Names are in `language`, else in the house's, where the country's holidays are known in it.",
    access: "anyone",
    query: z.object({
      start: day.optional(),
      end: day.optional(),
      language: language.optional(),
    }),
    answer: z
      .object({
        start: day,
        end: day,
        items: z.array(holiday),
        unread: z.array(id).optional().meta({
          description: "Calendars with school holidays that can't be read now.",
        }),
      })
      .meta({ id: "Holidays" }),
    topic: "holidays",
    example: {
      answer: {
        start: "2026-12-01",
        end: "2026-12-31",
        items: [
          {
            ...{ id: "school 2026-12-24", name: "Christmas holidays", kind: "school" },
            ...{ start: "2026-12-24", end: "2027-01-08" },
          },
          {
            ...{ id: "public 2026-12-25", name: "Christmas Day", kind: "public" },
            ...{ start: "2026-12-25", end: "2026-12-25" },
          },
        ],
      },
    },
  },
  "GET /api/holidays/places": {
    operationId: "listHolidayCountries",
    summary:
      "The countries whose public holidays are known, and the one where this house seems to be",
    access: "anyone",
    query: z.object({ language: language.optional() }),
    answer: z
      .object({
        countries: z.array(named),
        guess: countryCode.optional().meta({
          description: "By the house's time zone, else its language; nothing is chosen by it.",
        }),
      })
      .meta({ id: "HolidayCountries" }),
    topic: "holidays",
    example: { answer: { countries: [{ code: "DE", name: "Germany" }], guess: "DE" } },
  },
  "GET /api/holidays/places/{country}": {
    operationId: "listHolidayRegions",
    summary: "The parts of a country that have holidays of their own",
    access: "anyone",
    params: z.object({ country: countryCode }),
    query: z.object({ language: language.optional() }),
    answer: z.object({ regions: z.array(named) }).meta({ id: "HolidayRegions" }),
    topic: "holidays",
    example: { answer: { regions: [{ code: "BY", name: "Bavaria" }] } },
  },
} as const satisfies Operations;
