import type { Source } from "./sources.ts";

/** The one class that every screen has under its own name; all others are local to a CSS module. */
const everywhere = "sr-only";

/** Class names that a source writes as plain text instead of taking them from a CSS module. */
export const plainClassNames = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bclassName="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names
        .split(" ")
        .filter((name) => name !== everywhere)
        .map((name) => `${file}: ${name}`),
    ),
  );
