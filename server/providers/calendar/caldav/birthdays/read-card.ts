/** A birthday as a card of an address book says it; without a year where nobody wrote one. */
export interface CardBirthday {
  readonly name: string;
  /** `MM-DD`. */
  readonly day: string;
  readonly year: number | null;
}

/** Letters of a name that are shown. */
const mostNameLetters = 200;
/** Letters of a line that are read; only pictures and the like are longer. */
const mostLineLetters = 10_000;

interface CardLine {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

const lineForm = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/;

const linesOf = (card: string): CardLine[] =>
  card
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .flatMap((line) => {
      const read = line.length > mostLineLetters ? null : lineForm.exec(line);
      const [, name = "", parameters = "", value = ""] = read ?? [];
      return name === "" ? [] : [{ name: name.toUpperCase(), parameters, value: value.trim() }];
    });

const plain = (text: string): string =>
  text
    .replaceAll(/\\n/gi, " ")
    .replaceAll(/\\([,;:\\])/g, "$1")
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F\u007F]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const nameOf = (lines: readonly CardLine[]): string => {
  const full = plain(lines.find(({ name }) => name === "FN")?.value ?? "");
  if (full !== "") return full;
  const [family = "", given = ""] = (lines.find(({ name }) => name === "N")?.value ?? "").split(
    /(?<!\\);/,
  );
  return plain(`${given} ${family}`);
};

const dateForm = /^(?:(\d{4})-?|--)(\d{2})-?(\d{2})(?:[T ].*)?$/;

/** A leap year: in it every day of any year is one. */
const leapYear = 2000;

const isDay = (year: number, day: string): boolean => {
  const date = new Date(`${String(year).padStart(4, "0")}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === day;
};

/** Apple's programs write a year that nobody knows as the one that X-APPLE-OMIT-YEAR names, usually 1604; others write 0000. */
const isOmitted = (year: number, parameters: string): boolean =>
  year <= 1604 || parameters.toUpperCase().includes(`X-APPLE-OMIT-YEAR=${year}`);

/**
 * The birthday that a card (vCard 3 or 4) has; null where it has none with a day and a month, no name, or where it says
 * that the person has died.
 */
export const birthdayOfCard = (card: string): CardBirthday | null => {
  const lines = linesOf(card);
  const name = nameOf(lines).slice(0, mostNameLetters);
  if (name === "" || lines.some((line) => line.name === "DEATHDATE")) return null;
  for (const { name: property, parameters, value } of lines) {
    if (property !== "BDAY") continue;
    const [, years, month, date] = dateForm.exec(value) ?? [];
    if (month === undefined || date === undefined) continue;
    const day = `${month}-${date}`;
    const written = years === undefined ? null : Number(years);
    const year = written === null || isOmitted(written, parameters) ? null : written;
    if (isDay(year ?? leapYear, day)) return { name, day, year };
  }
  return null;
};
