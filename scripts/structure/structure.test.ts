import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { namesWithSeveralMeanings } from "./exported-names.ts";
import { arrowsBetween, importsInCircles, longestChain } from "./layers.ts";
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

  it("reads one meaning for each exported name", () => {
    expect(namesWithSeveralMeanings(sources)).toEqual(new Map());
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

describe("the arrows between parts", () => {
  it("go one way on the wall", () => {
    expect(importsInCircles(arrowsBetween("wall-ui/src", sources))).toEqual([]);
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
