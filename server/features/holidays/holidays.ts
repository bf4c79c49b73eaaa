import type { Holiday, HolidaySettings } from "#contract/holidays.ts";
import type { CalendarRange } from "#contract/calendar.ts";
import { type DaysAsked, rangeOfDays } from "../../http/day-range.ts";
import { addDays, type Clock, dayAt } from "../../platform/clock.ts";
import { InvalidInput, NotFound } from "../../platform/errors.ts";
import {
  countriesWithHolidays,
  countryOfZone,
  type HolidayPlace,
  publicHolidaysOf,
  regionsWithHolidays,
} from "./public-holidays.ts";
import { schoolHolidaysIn, typedSchoolHolidays } from "./school-holidays.ts";

interface HolidaysDeps {
  readonly settings: () => HolidaySettings;
  /** What stands in the calendars in a range of days; rejects where none can be read. */
  readonly calendar: (
    start: string,
    end: string,
  ) => Promise<Pick<CalendarRange, "events" | "feeds">>;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** The family's language; `auto` where every browser chooses for itself. */
  readonly locale: () => string;
}

/** The longest feast lasts ten days, so one may have begun so long before a range. */
const longestFeast = 14;
const mostYears = 12;
const own = "family";

const touches =
  (start: string, end: string) =>
  (holiday: Holiday): boolean =>
    holiday.start <= end && start <= holiday.end;

/** Keeps the holidays of the last few years that were asked for: screens ask for the same ones again and again. */
const createYears = () => {
  const kept = new Map<string, Promise<Holiday[]>>();
  return (place: HolidayPlace, year: number, language: string | undefined): Promise<Holiday[]> => {
    const key = JSON.stringify([place.country, place.region, year, language]);
    const before = kept.get(key);
    if (before !== undefined) return before;
    const found = publicHolidaysOf(place, year, language);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostYears && oldest !== undefined) kept.delete(oldest);
    return found;
  };
};

/** Creates what reads public and school holidays from their sources. */
const createSources = ({ settings, calendar, locale }: HolidaysDeps) => {
  const holidaysOfYear = createYears();
  const houseLanguage = (): string | undefined => (locale() === "auto" ? undefined : locale());
  const short = (language: string | undefined) =>
    (language ?? houseLanguage())?.split("-")[0]?.toLowerCase();

  const publicOnes = async (start: string, end: string, language?: string): Promise<Holiday[]> => {
    const { country, region } = settings();
    if (country === null) return [];
    const first = Number(addDays(start, -longestFeast).slice(0, 4));
    const years = Array.from(
      { length: Number(end.slice(0, 4)) - first + 1 },
      (_, at) => first + at,
    );
    const found = await Promise.all(
      years.map((year) => holidaysOfYear({ country, region }, year, short(language))),
    );
    return found.flat().filter(touches(start, end));
  };

  const schoolOnes = async (start: string, end: string) => {
    const { school, schoolCalendars } = settings();
    const typed = typedSchoolHolidays(school).filter(touches(start, end));
    if (schoolCalendars.length === 0) return { items: typed, unread: [] };
    const read = await calendar(start, end).catch(() => null);
    if (read === null) return { items: typed, unread: schoolCalendars };
    const unread = schoolCalendars.filter(
      (id) => id !== own && !read.feeds.some((feed) => feed.id === id && feed.state !== "error"),
    );
    const found = schoolHolidaysIn(read.events, schoolCalendars).filter(touches(start, end));
    return { items: [...typed, ...found], unread };
  };
  return { houseLanguage, publicOnes, schoolOnes };
};

/** Throws 400 where settings name a country or a region whose holidays aren't known. */
const checkHolidayPlace = async ({ country, region }: HolidaySettings): Promise<void> => {
  if (country === null) return;
  const regions = await regionsWithHolidays(country, "en");
  if (regions === null)
    throw new InvalidInput(
      "holidays.country",
      "holidays.country: expected one of GET /api/holidays/places.",
    );
  if (region !== null && !regions.some(({ code }) => code === region))
    throw new InvalidInput(
      "holidays.region",
      `holidays.region: expected one of GET /api/holidays/places/${country}.`,
    );
};

/** Creates what tells the family's holidays: public ones by country and region, school's by what was typed and by calendars. */
export const createHolidays = (deps: HolidaysDeps) => {
  const { clock, timeZone } = deps;
  const { houseLanguage, publicOnes, schoolOnes } = createSources(deps);
  const today = (): string => dayAt(clock.now(), timeZone());

  /** The holidays of a range of days, the earliest first. */
  const between = async (start: string, end: string, language?: string) => {
    const [days, school] = await Promise.all([
      publicOnes(start, end, language),
      schoolOnes(start, end),
    ]);
    const items = [...days, ...school.items].toSorted(
      (a, b) => a.start.localeCompare(b.start) || a.name.localeCompare(b.name),
    );
    return { items, unread: school.unread };
  };

  return {
    list: async ({
      language,
      ...asked
    }: DaysAsked & { readonly language?: string | undefined }) => {
      const range = rangeOfDays(asked, { today: today(), usual: 35, most: 400 });
      const { items, unread } = await between(range.start, range.end, language);
      return { ...range, items, ...(unread.length === 0 ? {} : { unread }) };
    },
    /** The public and school holidays of one day. */
    on: async (day: string, language?: string): Promise<readonly Holiday[]> =>
      (await between(day, day, language)).items,
    /** The holidays of a range of days, both included. */
    between: async (start: string, end: string): Promise<readonly Holiday[]> =>
      (await between(start, end)).items,
    /** The public holidays that touch a range of days. */
    publicBetween: publicOnes,
    countries: async (language?: string) => {
      const guess =
        (await countryOfZone(timeZone())) ?? new Intl.Locale(houseLanguage() ?? "en").region;
      const countries = await countriesWithHolidays(language ?? houseLanguage() ?? "en");
      const isKnown = countries.some(({ code }) => code === guess);
      return { countries, ...(isKnown && guess !== undefined ? { guess } : {}) };
    },
    /** Throws 404 for a country that isn't known. */
    regions: async (country: string, language?: string) => {
      const lang = language ?? houseLanguage() ?? "en";
      const regions = await regionsWithHolidays(country, lang);
      if (regions === null) throw new NotFound("country");
      return { regions };
    },
    checkPlace: checkHolidayPlace,
  };
};

export type HolidayService = ReturnType<typeof createHolidays>;
