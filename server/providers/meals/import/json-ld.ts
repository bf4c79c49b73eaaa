import { parseOutsideJson } from "#server/platform/outbound/outside-json.ts";
import * as z from "zod";
import { readPage } from "./html.ts";

/** A JSON-LD object; its fields may be anything. */
export type JsonLdThing = Readonly<Record<string, unknown>>;

const mostThings = 20_000;
const deepest = 12;
const thing = z.record(z.string(), z.unknown());

/** The value as an object, where it is one. */
export const asJsonLdThing = (value: unknown): JsonLdThing | undefined =>
  thing.safeParse(value).data;

/** Removes what pages write around or into their JSON that doesn't belong there. */
const mend = (text: string): string =>
  text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, "")
    .replaceAll(/\p{Cc}/gu, " ")
    .replace(/;\s*$/, "");

const parse = (text: string): unknown => {
  for (const spelling of [text, mend(text)])
    try {
      return parseOutsideJson(spelling);
    } catch {
      // Another block of the page may be valid.
    }
  return undefined;
};

const collect = (roots: readonly unknown[]): JsonLdThing[] => {
  const things: JsonLdThing[] = [];
  let level = [...roots];
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
    const capacity = mostThings - things.length;
    const values = level.filter((value) => typeof value === "object" && value !== null);
    for (const value of values.slice(0, capacity)) {
      const found = Array.isArray(value) ? undefined : asJsonLdThing(value);
      if (found !== undefined) things.push(found);
    }
    level = values.slice(0, capacity).flatMap((value) => Object.values(value));
  }
  return things;
};

/** Every object of a page's JSON-LD; invalid blocks are skipped. */
export const readJsonLd = async (html: string): Promise<readonly JsonLdThing[]> => {
  const blocks: string[] = [];
  let inside = false;
  await readPage(html, {
    open: (name, attributes) => {
      const type = attributes.get("type")?.split(";")[0]?.trim().toLowerCase();
      inside = name === "script" && type === "application/ld+json";
      if (inside) blocks.push("");
    },
    close: () => {
      inside = false;
    },
    text: (text) => {
      if (inside) blocks.push((blocks.pop() ?? "") + text);
    },
  });
  return collect(blocks.map(parse));
};

/** Whether an object has a type of schema.org, in any spelling. */
export const hasSchemaType = ({ "@type": type }: JsonLdThing, name: string): boolean =>
  [type].flat().some((one) => typeof one === "string" && one.split(/[/:#]/).at(-1) === name);
