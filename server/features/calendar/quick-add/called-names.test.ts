import { describe, expect, it } from "vitest";
import { parseQuickAdd } from "./parse-event.ts";

const roster = [
  { id: "leo", name: "Leo", kid: true },
  { id: "anna", name: "Anna Lena", kid: true },
  { id: "oma", name: "Oma Gerlinde" },
  { id: "opa", name: "Opa Karl" },
  { id: "uncle", name: "Onkel Tom Sommer" },
];

const understand = (text: string, family: typeof roster = roster) =>
  parseQuickAdd(text, {
    ...{ now: Date.parse("2026-11-20T09:00:00Z"), timeZone: "Europe/Berlin" },
    ...({ language: "de", roster: family } as const),
  });

describe("a word of a member's name that nobody else has", () => {
  it.each([
    ["jeden Dienstag 17 Uhr Chor Oma", "Chor", ["oma"]],
    ["Chor Oma Gerlinde Dienstag 17 Uhr", "Chor", ["oma"]],
    ["chor oma dienstag 17 uhr", "Chor", ["oma"]],
    ["Chor Gerlinde, Dienstag 17 Uhr", "Chor", ["oma"]],
    ["Samstag 15 Uhr Zoo mit Oma", "Zoo", ["oma"]],
    ["Dienstag 15 Uhr Turnen Leo und Anna", "Turnen", ["leo", "anna"]],
    ["Choir Anna every Tuesday 5pm", "Choir", ["anna"]],
    ["Turnen Oma 17-18 Uhr am Dienstag", "Turnen", ["oma"]],
    ["Skat Tom Mittwoch 20 Uhr", "Skat", ["uncle"]],
  ])("says whose it is: %s", (words, title, memberIds) => {
    expect(understand(words)).toMatchObject({ title, memberIds, asks: [] });
  });

  it.each([
    ["Oma Hilde Dienstag 17 Uhr", "Oma Hilde"],
    ["Kaffee Oma Hilde Dienstag 17 Uhr", "Kaffee Oma Hilde"],
    ["Kaffee Tante Gerlinde Dienstag 17 Uhr", "Kaffee Tante Gerlinde"],
    ["Kaffee bei Oma Dienstag 15 Uhr", "Kaffee bei Oma"],
    ["Besuch von Oma Dienstag 15 Uhr", "Besuch von Oma"],
    ["Fahrt zu Oma Samstag", "Fahrt zu Oma"],
    ["Besuch Annas Oma Samstag", "Besuch Annas Oma"],
    ["Oma anrufen Dienstag 15 Uhr", "Oma anrufen"],
    ["Call Anna tomorrow 5pm", "Call Anna"],
    ["Oma Dienstag 17 Uhr", "Oma"],
    ["Schwimmkurs Sommer Dienstag 17 Uhr", "Schwimmkurs Sommer"],
    ["Essen mit Oma und Opa Samstag 12 Uhr", "Essen mit Oma und Opa"],
    ["Oma, Tante Uschi und ich Sonntag 15 Uhr", "Oma, Tante Uschi und ich"],
  ])("is never taken from where a title needs it: %s", (words, title) => {
    expect(understand(words)).toMatchObject({ title, memberIds: [] });
  });

  it("says nothing where two of the house have it", () => {
    const two = [...roster, { id: "hilde", name: "Oma Hilde" }];
    expect(understand("Chor Oma Dienstag 17 Uhr", two)).toMatchObject({
      ...{ title: "Chor Oma", memberIds: [] },
    });
    expect(understand("Chor Hilde Dienstag 17 Uhr", two).memberIds).toEqual(["hilde"]);
  });

  it("names on a birthday whose it is, and stays in its title", () => {
    expect(understand("Omas 80. Geburtstag am 3. März")).toMatchObject({ memberIds: ["oma"] });
    expect(understand("Oma Hildes Geburtstag am 3. März")).toMatchObject({ memberIds: [] });
  });

  it("says who drives and collects, but not for somebody else's grandmother", () => {
    const line = "Turnen Leo Dienstag 15 Uhr";
    expect(understand(`${line}, Oma holt ab`)).toMatchObject({ title: "Turnen", collector: "oma" });
    expect(understand(`${line}, Annas Oma holt ab`).collector).toBeUndefined();
    expect(understand(`${line}, Tante Gerlinde holt ab`).collector).toBeUndefined();
  });
});
