import type Holidays from "date-holidays";
import type { Holiday } from "#contract/holidays.ts";
import { addDays } from "../../platform/clock.ts";

/** A country, and a part of it such as `BY` or `BY-A`; null: the whole country. */
export interface HolidayPlace {
  readonly country: string;
  readonly region: string | null;
}

/** The rules of the whole world are 22 MB of memory: they are read when somebody first asks for a holiday. */
const load = async (): Promise<typeof Holidays> => (await import("date-holidays")).default;

const dayMs = 86_400_000;

/** How many days a holiday takes: a feast of three days and a half ends in the fourth's morning, a night is lost in spring. */
const daysOf = (start: Date, end: Date): number =>
  Math.max(1, Math.floor((end.getTime() - start.getTime()) / dayMs + 0.1));

const rulesOf = async ({ country, region }: HolidayPlace, languages?: string) => {
  const Rules = await load();
  const [state = "", part = ""] = region?.split("-") ?? [];
  return new Rules(country, state, part, {
    types: ["public"],
    ...(languages === undefined ? {} : { languages: [languages] }),
  });
};

/** The public holidays that begin in a year, in a language where their country has names in it. */
export const publicHolidaysOf = async (
  place: HolidayPlace,
  year: number,
  language: string | undefined,
): Promise<Holiday[]> => {
  const rules = await rulesOf(place);
  const holidays = new Map<string, Holiday>();
  for (const { date, start, end, name } of rules.getHolidays(year, language)) {
    const first = date.slice(0, 10);
    const last = addDays(first, daysOf(start, end) - 1);
    const id = `public ${first} ${name}`;
    holidays.set(id, { id, name, kind: "public", start: first, end: last });
  }
  return [...holidays.values()];
};

/** A country or a part of one. */
export interface NamedPlace {
  readonly code: string;
  readonly name: string;
}

/** Listed by the library as a country beside the one of which it is a part, under no code of ISO 3166-1. */
const partOfAnother = new Set(["IC"]);

const byName = (language: string) => (a: NamedPlace, b: NamedPlace) =>
  a.name.localeCompare(b.name, language);

/** Every country whose holidays are known, with its name in a language. */
export const countriesWithHolidays = async (language: string): Promise<NamedPlace[]> => {
  const known = new (await load())().getCountries(language);
  const names = new Intl.DisplayNames([language], { type: "region" });
  return Object.keys(known)
    .filter((code) => /^[A-Z]{2}$/.test(code) && !partOfAnother.has(code))
    .map((code) => ({ code, name: names.of(code) ?? known[code] ?? code }))
    .toSorted(byName(language));
};

/** The parts of a country, and the parts of these, that have holidays of their own; null for an unknown country. */
export const regionsWithHolidays = async (
  country: string,
  language: string,
): Promise<NamedPlace[] | null> => {
  const rules = new (await load())();
  if (!Object.hasOwn(rules.getCountries(), country)) return null;
  const states: Record<string, string> = rules.getStates(country, language) ?? {};
  return Object.entries(states)
    .map(([code, name]) => ({ code, name }))
    .toSorted(byName(language))
    .flatMap(({ code, name }) => {
      const parts: Record<string, string> = rules.getRegions(country, code, language) ?? {};
      const inside = Object.entries(parts).map(([part, partName]) => ({
        ...{ code: `${code}-${part}`, name: `${name}: ${partName}` },
      }));
      return [{ code, name }, ...inside.toSorted(byName(language))];
    });
};

/** The country of a time zone that only one country has; undefined where that is nobody's or several'. */
export const countryOfZone = async (timeZone: string): Promise<string | undefined> => {
  const Rules = await load();
  const hits = Object.keys(new Rules().getCountries()).filter((country) =>
    new Rules(country).getTimezones().includes(timeZone),
  );
  return hits.length === 1 ? hits[0] : undefined;
};
