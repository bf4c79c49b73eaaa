import * as z from "zod";

/** An instant, ISO 8601 with an offset or `Z`. */
export const instant = z.iso.datetime({ offset: true });

/** The first and the last day that the contract knows. */
export const [firstDay, lastDay] = ["1900-01-01", "2199-12-31"];

/** A day of the family's time zone, `YYYY-MM-DD`, between 1900 and 2199. */
export const day = z.iso
  .date()
  .regex(/^(19|20|21)\d\d-/, `expected a date between ${firstDay} and ${lastDay}`);

/** Whether a check gives something true; one that throws doesn't. */
export const accepts = (check: () => unknown): boolean => {
  try {
    return Boolean(check());
  } catch {
    return false;
  }
};

const zoneExpected = "expected an IANA time zone such as Europe/Berlin";
/** The name of a time zone, such as Europe/Berlin. */
export const ianaZone = z
  .string()
  .max(64)
  .refine((name) => accepts(() => new Intl.DateTimeFormat("en", { timeZone: name })), zoneExpected);

/** A zone with its changes of the clocks: no mere distance from UTC such as `+05:00`, which calendar files can't name. */
export const namedZone = ianaZone.refine((name) => !/^[+-]/.test(name), zoneExpected);

const birthdayExpected = `expected a birthday such as 2019-04-07, or --04-07 without its year`;

/** A birthday: a day from 1900 on, or `--MM-DD` where the year isn't told. */
export const birthday = z.string({ error: birthdayExpected }).refine(
  (text) =>
    // A leap year, so that there is a 29 February.
    day.safeParse(text.startsWith("--") ? `2000-${text.slice(2)}` : text).success,
  birthdayExpected,
);

/** A time of day, `HH:MM`. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time of day as HH:MM");

/** An id of any source; nothing parses it. */
export const id = z.string().min(1).max(256);

/** A member's id as the roster file spells it. */
export const memberId = z.string().min(1).max(40);

/** The most members of a roster; every list of them may be as long. */
export const mostMembers = 500;

/** Several members. */
export const memberIds = z.array(memberId).max(mostMembers);

/** A PIN as typed: digits only; the length is checked where a PIN is set. */
export const pin = z.string().max(40).regex(/^\d+$/, "expected digits only");

/** One line of text that people wrote: trimmed, 1 to 200 characters. */
export const line = z
  .string()
  .overwrite((text) => text.replaceAll(/[\t\n\r]+/g, " "))
  .trim()
  .min(1)
  .max(200);

/** A picture by its name, or an emoji. */
export const icon = z
  .string()
  .min(1)
  .max(64)
  .meta({ description: "A picture's name, or an emoji." });

/** A recurrence rule as people write it: an RRULE value, for chores and events alike. */
export const recurrenceRule = z.string().min(1).max(200);

/** The query of any list that is paged newest first. */
export const pageOfItems = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.string().max(200).optional(),
};
