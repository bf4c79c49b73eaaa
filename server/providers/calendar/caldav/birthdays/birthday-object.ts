import { createHash } from "node:crypto";
import { foldLine } from "../../family/fold-line.ts";
import { birthdayOfCard } from "./read-card.ts";

/** Before it no calendar here shows anything. */
const firstYear = 1900;
/** A leap year, in which a birthday without a year begins. */
const unknownYear = 1904;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`);

/** Every year on a day; on the last one of February for who was born on a leap day. */
const ruleOf = (day: string): string =>
  day === "02-29" ? "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1" : "FREQ=YEARLY";

/** An object without an event: what is stored of a card that has no birthday. */
const nothing = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n";

/**
 * What is stored of a card at a path: its birthday as an all-day event of every year, and nothing else of it. The year of
 * birth, where it is known, is its DESCRIPTION.
 */
export const birthdayObject = (
  path: string,
  card: string,
): { readonly uid: string | null; readonly ics: string; readonly isReadable: boolean } => {
  const isCard = /BEGIN:VCARD/i.test(card) && /END:VCARD/i.test(card);
  const birthday = isCard ? birthdayOfCard(card) : null;
  if (birthday === null) return { uid: null, ics: nothing, isReadable: isCard };
  const { name, day, year } = birthday;
  const uid = `birthday-${createHash("sha256").update(path).digest("hex").slice(0, 32)}`;
  const from = Math.max(year ?? unknownYear, firstYear);
  // 1900 was no leap year.
  const begins = day === "02-29" && from === firstYear ? unknownYear : from;
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Family Wall//EN", "BEGIN:VEVENT"],
    ...[`UID:${uid}`, "DTSTAMP:19700101T000000Z", `SUMMARY:${escaped(name)}`],
    `DTSTART;VALUE=DATE:${begins}${day.replace("-", "")}`,
    `RRULE:${ruleOf(day)}`,
    ...(year === null ? [] : [`DESCRIPTION:${year}`]),
    ...["END:VEVENT", "END:VCALENDAR"],
  ];
  return { uid, ics: `${lines.map(foldLine).join("\r\n")}\r\n`, isReadable: true };
};
