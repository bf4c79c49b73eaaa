import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { plainClassNames } from "./class-names.ts";
import { namesWithSeveralMeanings } from "./exported-names.ts";
import {
  arrowsBetween,
  importsInCircles,
  importsOfFeatures,
  importsUpwards,
  longestChain,
} from "./import-arrows.ts";
import { nouns, nounsOfScreens } from "./nouns.ts";
import { readSources, type Source, trackedFiles } from "./sources.ts";

const root = resolve(import.meta.dirname, "../..");
const roots = ["contract", "client", "server", "electron", "wall-ui", "pwa", "scripts", "tests"];
const sources = readSources(root, roots);

const featuresBelow = (folder: string): string[] => {
  const found = trackedFiles(root, [`${folder}/features`]).map(
    (file) => file.slice(`${folder}/features/`.length).split("/")[0] ?? "",
  );
  return [...new Set(found)];
};

const source = (file: string, ...imports: string[]): Source => ({ file, text: "", imports });

describe("a stranger who looks for a feature", () => {
  it.each(["server", "client"])("finds it in %s under its noun", (folder) => {
    expect(featuresBelow(folder).filter((noun) => !nouns.includes(noun))).toEqual([]);
  });

  it.each(["wall-ui/src", "pwa/src"])("finds it on a screen (%s) under its noun", (folder) => {
    const known = [...nouns, ...nounsOfScreens];
    expect(featuresBelow(folder).filter((noun) => !known.includes(noun))).toEqual([]);
  });

  it("finds the first browser stories of a noun in the file that bears its folder's name", () => {
    const files = trackedFiles(root, ["tests/e2e"]).map((file) => file.split("/").slice(2));
    const folders = new Set(files.map(([folder = ""]) => folder));
    const first = files.filter(([folder, file]) => file === `${folder}.spec.ts`);
    for (const [folder = ""] of first) folders.delete(folder);
    expect([...folders].toSorted(), "and support, and what no noun owns").toEqual([
      "https",
      "support",
      "ui",
    ]);
  });

  it("reads one meaning for each exported name", () => {
    expect(namesWithSeveralMeanings(sources)).toEqual(new Map());
  });

  it("finds each class of a screen in the CSS module that the file imports", () => {
    expect(plainClassNames(sources)).toEqual([]);
    const written = { file: "A.tsx", text: '<p className="sr-only big">', imports: [] };
    expect(plainClassNames([written])).toEqual(["A.tsx: big"]);
    const plain = ["theme/tokens.css", "theme/fonts.css", "theme/base.css", "hidden-cursor.css"];
    const sheets = trackedFiles(root, ["client", "wall-ui", "pwa"]).filter(
      (file) => file.endsWith(".css") && !file.endsWith(".module.css"),
    );
    expect(sheets.filter((file) => !plain.some((one) => file.endsWith(`/${one}`)))).toEqual([]);
  });

  it("finds nothing at a root but entries, configuration and generated documents", () => {
    const atRoot = ["client", "server", "electron", "contract"].flatMap((folder) =>
      trackedFiles(root, [folder]).filter((file) => file.split("/").length === 2),
    );
    expect(atRoot.filter((file) => !file.startsWith("contract/"))).toEqual([
      ...["client/tsconfig.json", "server/cli.ts", "server/main.ts", "server/openapi.yaml"],
      ...["server/tsconfig.json"],
      ...["electron/main.ts", "electron/server-process.ts", "electron/tsconfig.json"],
    ]);
  });
});

/** The layers of client from the top; docs/architecture.md says what is in each. */
const layersOfClient = [
  ...["app", "features", "query", "mutations", "live", "api", "context", "recurrence", "ui"],
  ...["i18n", "platform"],
];
const chainAtMost = 9;

describe("the arrows between parts", () => {
  it.each(["client", "wall-ui/src", "pwa/src"])(
    "go one way in %s, through at most nine parts",
    (part) => {
      const arrows = arrowsBetween(part, sources);
      expect(importsInCircles(arrows)).toEqual([]);
      expect(longestChain(arrows).slice(chainAtMost)).toEqual([]);
    },
  );

  it("go down the layers of client", () => {
    expect(importsUpwards("client", layersOfClient, sources)).toEqual([]);
    const up = source(
      "client/ui/layout/Card.tsx",
      "client/context/family.ts",
      "client/i18n/time.ts",
    );
    expect(importsUpwards("client", layersOfClient, [up])).toEqual([
      "client/ui/layout/Card.tsx → client/context/family.ts",
    ]);
  });

  it("lead from one feature of client to another's queries, and to members", () => {
    const isOpen = (file: string) => /^(members\/.+|[^/]+\/queries\.ts)$/.test(file);
    expect(importsOfFeatures("client", isOpen, sources)).toEqual([]);
    const greedy = source(
      "client/features/meals/plan.ts",
      ...["meals/reads.ts", "members/FaceRow.tsx", "recipes/queries.ts", "recipes/reads.ts"].map(
        (file) => `client/features/${file}`,
      ),
    );
    expect(importsOfFeatures("client", isOpen, [greedy])).toEqual([
      "client/features/meals/plan.ts → client/features/recipes/reads.ts",
    ]);
  });

  it.each(["server", "electron"])("go one way in %s", (folder) => {
    expect(importsInCircles(arrowsBetween(folder, sources))).toEqual([]);
  });

  it("pass at most nine parts of the server", () => {
    expect(longestChain(arrowsBetween("server", sources)).length).toBeLessThanOrEqual(9);
  });

  it("lead from no feature of the server to another", () => {
    const fromFeatures = [...arrowsBetween("server", sources)]
      .filter(([from]) => from.startsWith("features/"))
      .flatMap(([, targets]) => [...targets.keys()]);
    expect(fromFeatures.filter((to) => to.startsWith("features/"))).toEqual([]);
  });

  it("make a chain as long as the layers, and a circle counts each of its parts", () => {
    const straight = [source("a/x.ts", "b/y.ts"), source("b/y.ts", "c/z.ts")].map((one) => ({
      ...one,
      file: `top/${one.file}`,
      imports: one.imports.map((path) => `top/${path}`),
    }));
    const arrows = arrowsBetween("top", straight);
    expect(longestChain(arrows)).toEqual(["a", "b", "c"]);
    expect(importsInCircles(arrows)).toEqual([]);
    const back = arrowsBetween("top", [...straight, source("top/c/z.ts", "top/b/y.ts")]);
    expect(longestChain(back)).toHaveLength(3);
    expect(importsInCircles(back)).toEqual(["top/b/y.ts → top/c/z.ts", "top/c/z.ts → top/b/y.ts"]);
  });
});
