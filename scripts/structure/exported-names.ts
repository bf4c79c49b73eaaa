import type { Source } from "./sources.ts";

const declaration =
  /^export (?:default )?(?:async )?(?:const|function|interface|type|class)\s+(\w+)/gm;

/** Names that mean the same wherever they stand, or that a tool asks for in each file. */
const sameEverywhere: Readonly<Record<string, string>> = {
  en: "each catalogue's English",
  de: "each catalogue's German",
  bench: "what each file of tests/bench is run by",
  fault: "what each file of tests/faults is run by",
  addDays: "days of the calendar, in the server and in browsers",
  startOfDay: "a day's first instant, in the server and in browsers",
  net: "Electron's own name, in its stand-in",
  utilityProcess: "Electron's own name, in its stand-in",
};

/** A thing that wall and phone both have may bear one name on both. */
const isOnePerScreen = (files: readonly string[]): boolean =>
  files.length === 2 &&
  ["wall-ui/", "pwa/"].every((root) => files.some((file) => file.startsWith(root)));

/** Exported names that are declared in several files, with these files. */
export const namesWithSeveralMeanings = (
  sources: readonly Source[],
): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, name = ""] of text.matchAll(declaration))
      files.set(name, (files.get(name) ?? new Set()).add(file));
  return new Map(
    [...files]
      .map(([name, of]) => [name, [...of]] as const)
      .filter(
        ([name, of]) =>
          of.length > 1 && !isOnePerScreen(of) && !Object.hasOwn(sameEverywhere, name),
      ),
  );
};
