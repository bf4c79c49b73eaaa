import type { Source } from "./sources.ts";
import { sheetsImportedBy, type StyleSheet } from "./style-sheets.ts";

const inCamelCase = (name: string): string =>
  name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The parts that an element carries in some code: the words of each `data-part`. */
const partsCarriedIn = (text: string): string[] =>
  [...text.matchAll(/"?data-part"?[=:]\s*(?:"([^"]*)"|\{([^}]*)\}|([^\n]*))/g)].flatMap(
    ([, plain, made, property]) =>
      plain === undefined
        ? [...(made ?? property ?? "").matchAll(/"([^"]*)"/g)].flatMap(([, words = ""]) =>
            words.split(" "),
          )
        : plain.split(" "),
  );

type ByFile = ReadonlyMap<string, Source>;
/** The files that import a file. */
type Importers = ReadonlyMap<string, readonly string[]>;

const importersOf = (sources: readonly Source[]): Importers => {
  const importers = new Map<string, string[]>();
  for (const { file, imports } of sources)
    for (const path of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  return importers;
};

/** The code that draws what a sheet may address: its users, those that put something into them, and whatever they import. */
const codeAround = (sheet: StyleSheet, byFile: ByFile, importers: Importers): string => {
  const above = (files: readonly string[]) => files.flatMap((file) => importers.get(file) ?? []);
  const users = above([sheet.file]);
  const around = [...users, ...above(users), ...above(above(users))];
  const reached = new Set<string>();
  for (let file = around.pop(); file !== undefined; file = around.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    around.push(...(byFile.get(file)?.imports ?? []));
  }
  return [...reached].map((file) => byFile.get(file)?.text ?? "").join("\n");
};

/** What draws an element that no markup names. */
const drawnBy: Readonly<Record<string, RegExp>> = {
  html: /(?:)/,
  a: /<Link\b|<\w+Link\b/,
  svg: /~icons\/|dangerouslySetInnerHTML/,
};

const isDrawn = (element: string, code: string): boolean =>
  new RegExp(`<${element}[\\s/>]|"${element}"`).test(code) ||
  (drawnBy[element]?.test(code) ?? false);

/** What the page's root says of the screen as a whole. */
const ofRoot = /^data-(?:theme|distance|keyboard)\b/;

const isSet = (attribute: string, code: string): boolean => {
  const [name = "", value] = attribute.split("=");
  const inScript = inCamelCase(name.replace(/^data-/, ""));
  const isWritten = [name, `dataset["${inScript}"]`, `${inScript}=`].some((one) =>
    code.includes(one),
  );
  const isAnyValue = value === undefined || /^(?:true|false|\d+)$/.test(value);
  return ofRoot.test(attribute) || (isWritten && (isAnyValue || code.includes(`"${value}"`)));
};

/** The classes of a sheet that the files importing it take from it, in camel case. */
const classesTaken = (sheet: StyleSheet, byFile: ByFile, importers: Importers): Set<string> =>
  new Set(
    (importers.get(sheet.file) ?? []).flatMap((file) => {
      const user = byFile.get(file);
      if (user === undefined) return [];
      const names = sheetsImportedBy(user).filter(([, path]) => path === sheet.file);
      return names.flatMap(([name]) =>
        [...user.text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(
          ([, used = ""]) => used,
        ),
      );
    }),
  );

/** What sheets address and no code near them has: classes that nothing takes, parts, elements and attributes. */
export const selectorsWithoutElement = (
  sheets: readonly StyleSheet[],
  sources: readonly Source[],
): string[] => {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const importers = importersOf(sources);
  const everywhere = new Set(sources.flatMap(({ text }) => partsCarriedIn(text)));
  return sheets.flatMap((sheet) => {
    const code = codeAround(sheet, byFile, importers);
    const near = new Set(partsCarriedIn(code));
    const taken = classesTaken(sheet, byFile, importers);
    return [
      ...sheet.classes.filter((name) => !taken.has(inCamelCase(name))).map((name) => `.${name}`),
      ...[
        ...sheet.parts.filter((part) => !near.has(part)),
        ...sheet.partsAround.filter((part) => !everywhere.has(part)),
      ].map((part) => `[data-part~="${part}"]`),
      ...sheet.elements.filter((element) => !isDrawn(element, code)),
      ...sheet.attributes.filter((one) => !isSet(one, code)).map((one) => `[${one}]`),
    ].map((what) => `${sheet.file}: ${what}`);
  });
};

/** The parts that elements carry and neither a sheet nor code addresses. */
export const partsThatNothingAddresses = (
  sheets: readonly StyleSheet[],
  sources: readonly Source[],
): string[] => {
  const inCode = sources.flatMap(({ text }) => [...text.matchAll(/\[data-part~=([\w-]+)\]/g)]);
  const addressed = new Set([
    ...sheets.flatMap(({ parts, partsAround }) => [...parts, ...partsAround]),
    ...inCode.map(([, part]) => part),
  ]);
  return sources.flatMap(({ file, text }) =>
    partsCarriedIn(text)
      .filter((part) => !addressed.has(part))
      .map((part) => `${file}: ${part}`),
  );
};
