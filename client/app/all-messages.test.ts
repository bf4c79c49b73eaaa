import { describe, expect, it } from "vitest";
import type { Message } from "../i18n/catalogue.ts";

type Words = Readonly<Record<string, Message>>;
type Catalogue = { readonly en: Words; readonly de: Words };

// Words of one screen alone are beside what says them there.
const sources = import.meta.glob<string>(
  ["../**/*.ts", "../../{pwa,wall-ui}/src/**/*.ts", "!**/*.test.ts"],
  { eager: true, query: "?raw", import: "default" },
);
const modules = import.meta.glob<Readonly<Record<string, Catalogue>>>([
  "../**/*.ts",
  "../../{pwa,wall-ui}/src/**/*.ts",
  "!**/*.test.ts",
]);

const declaration = /^export const (\w+): FeatureMessages</gm;
/** The catalogues of all features, by their names, each with its file. */
const catalogues = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(declaration)].map(([, name = ""]) => [name, file] as const),
);

const load = async (name: string, file: string): Promise<Catalogue> => {
  const found = (await modules[file]?.())?.[name];
  if (found === undefined) throw new Error(`${file} exports no ${name}`);
  return found;
};

it("the words of all features are found", () => {
  expect(catalogues.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "taskMessages",
      "noticeMessages",
      "restoredDraftMessages",
      "meMessages",
    ]),
  );
});

const sentences = (message: Message | undefined): string[] =>
  message === undefined ? [] : typeof message === "string" ? [message] : Object.values(message);
const namesIn = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(catalogues)("%s", (name, file) => {
  it("say the same in German as in English, with the same names", async () => {
    const { en, de } = await load(name, file);
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, message] of Object.entries(en)) {
      const [expected = ""] = sentences(message).slice(-1);
      for (const sentence of sentences(de[key])) {
        expect(sentence.trim(), key).not.toBe("");
        if (expected.endsWith(".")) {
          expect(sentence, key).not.toBe(expected);
          expect(sentence, key).toMatch(/\.$/);
        }
        // "once" needs no number.
        if (typeof message === "string") expect(namesIn(sentence), key).toEqual(namesIn(expected));
      }
    }
  });
});
