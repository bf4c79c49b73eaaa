import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { conditions } from "#contract/weather.ts";
import { en } from "./en.ts";

const root = resolve(import.meta.dirname, "../..");
/** All the code below a folder, without tests and catalogues. */
const codeBelow = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^i18n[/](en|de)\.ts$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), "utf8"))
    .join("\n");
const [shared, wall, phone] = ["client", "wall-ui/src", "pwa/src"].map(codeBelow) as [
  string,
  string,
  string,
];
const code = [shared, wall, phone].join("\n");

/** Keys that are put together: the code that does it, and what it makes. */
const composed: readonly (readonly [code: string, keys: readonly string[]])[] = [
  ["`chores.${", ["morning", "afternoon", "evening", "anytime"].map((part) => `chores.${part}`)],
  ["`connection.${", ["live", "offline", "reconnecting"].map((state) => `connection.${state}`)],
  ["`error.${", Object.keys(en).filter((key) => key.startsWith("error."))],
  ["`home.${", ["hours", "minutes"].map((unit) => `home.${unit}`)],
  ["`theme.${", ["auto", "contrast", "day", "evening"].map((theme) => `theme.${theme}`)],
  ["`weather.${", conditions.map((condition) => `weather.${condition}`)],
  ["`${key}.title", ["home.title", "calendar.title", "chores.title", "journal.title"]],
  ["`${room}.title`", ["lists.title"]],
];

it("every sentence of the house is said somewhere on the wall or the phone", () => {
  const said = new Set(composed.flatMap(([piece, keys]) => (code.includes(piece) ? keys : [])));
  const unsaid = Object.keys(en).filter((key) => !said.has(key) && !code.includes(`"${key}"`));
  expect(unsaid).toEqual([]);
});

it("a sentence of both screens belongs to neither", () => {
  const ofOneScreen = (text: string, screen: string) =>
    Object.keys(en).filter((key) => key.startsWith(`${screen}.`) && text.includes(`"${key}"`));
  expect(ofOneScreen(wall, "phone")).toEqual([]);
  expect(ofOneScreen(phone, "wall")).toEqual([]);
  expect([...ofOneScreen(shared, "wall"), ...ofOneScreen(shared, "phone")]).toEqual([]);
});
