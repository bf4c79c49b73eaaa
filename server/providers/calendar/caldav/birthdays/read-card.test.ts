import { expect, it } from "vitest";
import { birthdayObject } from "./birthday-object.ts";
import { birthdayTitle } from "./birthday-title.ts";
import { birthdayOfCard } from "./read-card.ts";

const card = (...lines: readonly string[]): string =>
  ["BEGIN:VCARD", "VERSION:3.0", "FN:Oma Erna", ...lines, "END:VCARD", ""].join("\r\n");

it.each([
  ["BDAY:1950-04-12", "04-12", 1950],
  ["BDAY:19500412", "04-12", 1950],
  ["BDAY;VALUE=date:1950-04-12", "04-12", 1950],
  ["item1.BDAY:1950-04-12T00:00:00Z", "04-12", 1950],
  ["BDAY:--0412", "04-12", null],
  ["BDAY:--04-12", "04-12", null],
  ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12", "04-12", null],
  ["BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1900:1900-04-12", "04-12", null],
  ["BDAY;X-APPLE-OMIT-YEAR=1604:1950-04-12", "04-12", 1950],
  ["BDAY:--0229", "02-29", null],
  ["BDAY:0000-04-12", "04-12", null],
  ["BDAY:1950-\r\n 04-12", "04-12", 1950],
])("a card that says %s has that birthday", (line, day, year) => {
  expect(birthdayOfCard(card(line))).toEqual({ name: "Oma Erna", day, year });
});

it.each([
  ["BDAY;VALUE=text:in spring"],
  ["BDAY:1950"],
  ["BDAY:---12"],
  ["BDAY:1951-02-29"],
  ["BDAY:1950-13-01"],
  ["ANNIVERSARY:1975-06-01"],
  ["X-ABDATE;type=pref:1975-06-01"],
  ["NOTE:BDAY:1950-04-12"],
])("a card that says %s has no birthday", (line) => {
  expect(birthdayOfCard(card(line))).toBeNull();
});

it("who has died has no birthday on the wall", () => {
  expect(birthdayOfCard(card("BDAY:1950-04-12", "DEATHDATE:2020-01-01"))).toBeNull();
});

it("a card with a line of twenty megabytes is read like any other", () => {
  const picture = `PHOTO${";X=1".repeat(4_700_000)}:${"A".repeat(1_000_000)}`;
  expect(birthdayOfCard(card(picture, "BDAY:1950-04-12"))).toMatchObject({ year: 1950 });
});

it("a name is read as it is meant, from its parts where there is no whole", () => {
  const named = card("BDAY:--0412").replace("FN:Oma Erna", String.raw`FN:Erna\, née Kurz`);
  expect(birthdayOfCard(named)?.name).toBe("Erna, née Kurz");
  const parts = card("BDAY:--0412").replace("FN:Oma Erna", "N:Kurz;Erna;;;");
  expect(birthdayOfCard(parts)?.name).toBe("Erna Kurz");
  expect(birthdayOfCard(card("BDAY:--0412").replace("FN:Oma Erna", "FN:"))).toBeNull();
});

it("of a card nothing is kept but a name, a day and a year", () => {
  const { ics } = birthdayObject(
    "/book/erna.vcf",
    card("BDAY:1950-04-12", "TEL:555 0199", "ADR:;;Main Street 1;;;;"),
  );
  expect(ics).toContain("DTSTART;VALUE=DATE:19500412\r\nRRULE:FREQ=YEARLY");
  expect(ics).not.toMatch(/0199|Main Street/);
  expect(birthdayObject("/book/x.vcf", card("TEL:555 0199"))).toMatchObject({ isReadable: true });
  expect(birthdayObject("/book/x.vcf", "<html>")).toMatchObject({ isReadable: false });
});

it("a leap day's birthday is on the last day of February, also of who was born before 1904", () => {
  const { ics } = birthdayObject("/book/erna.vcf", card("BDAY:1896-02-29"));
  expect(ics).toContain("DTSTART;VALUE=DATE:19040229\r\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1");
  expect(ics).toContain("DESCRIPTION:1896");
});

it("a birthday says how old somebody becomes where that is known, and not on the day of the birth", () => {
  expect(birthdayTitle("Erna", "1950", "2026-04-12")).toBe("Erna (76)");
  expect(birthdayTitle("Erna", undefined, "2026-04-12")).toBe("Erna");
  expect(birthdayTitle("Erna", "2026", "2026-04-12")).toBe("Erna");
});
