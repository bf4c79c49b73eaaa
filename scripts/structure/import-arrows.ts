import type { Source } from "./sources.ts";

/** A part of a tree that stands on one layer: a folder, one noun of `features/`, or a file at the root. */
export type Part = string;

/** The part of `root` that a file belongs to; undefined outside of it. */
export const partOf = (root: string, file: string): Part | undefined => {
  if (!file.startsWith(`${root}/`)) return undefined;
  const [first = "", second = ""] = file.slice(root.length + 1).split("/");
  return first === "features" ? `${first}/${second}` : first;
};

/** The arrows between the parts of a tree, with the imports that draw each. */
export const arrowsBetween = (
  root: string,
  sources: readonly Source[],
): ReadonlyMap<Part, ReadonlyMap<Part, readonly string[]>> => {
  const arrows = new Map<Part, Map<Part, string[]>>();
  for (const { file, imports } of sources) {
    const from = partOf(root, file);
    if (from === undefined) continue;
    for (const imported of imports) {
      const to = partOf(root, imported);
      if (to === undefined || to === from) continue;
      const targets = arrows.get(from) ?? new Map<Part, string[]>();
      arrows.set(from, targets.set(to, [...(targets.get(to) ?? []), `${file} → ${imported}`]));
    }
  }
  return arrows;
};

type Arrows = ReturnType<typeof arrowsBetween>;

/** Groups parts that import each other in circles; each group stands on one layer. Tarjan's algorithm. */
const circlesOf = (arrows: Arrows, parts: ReadonlySet<Part>): ReadonlyMap<Part, number> => {
  const index = new Map<Part, number>();
  const low = new Map<Part, number>();
  const group = new Map<Part, number>();
  const stack: Part[] = [];
  const visit = (part: Part): void => {
    index.set(part, index.size);
    low.set(part, index.get(part) ?? 0);
    stack.push(part);
    for (const next of arrows.get(part)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (!group.has(next))
        low.set(part, Math.min(low.get(part) ?? 0, low.get(next) ?? index.get(next) ?? 0));
    }
    if (low.get(part) !== index.get(part)) return;
    const circle = group.size;
    for (const member of stack.splice(stack.indexOf(part))) group.set(member, circle);
  };
  for (const part of parts) if (!index.has(part)) visit(part);
  return group;
};

/** How many parts the longest chain of imports passes, each circle of parts counted whole. */
export const longestChain = (arrows: Arrows): readonly Part[] => {
  const parts = new Set([
    ...arrows.keys(),
    ...[...arrows.values()].flatMap((to) => [...to.keys()]),
  ]);
  const group = circlesOf(arrows, parts);
  const chains = new Map<Part, readonly Part[]>();
  const chainFrom = (part: Part, above: ReadonlySet<number>): readonly Part[] => {
    const known = chains.get(part);
    if (known !== undefined) return known;
    const own = group.get(part) ?? -1;
    const inside = new Set([...above, own]);
    const mates = [...parts].filter((one) => group.get(one) === own);
    const below = mates
      .flatMap((mate) => [...(arrows.get(mate)?.keys() ?? [])])
      .filter((next) => !inside.has(group.get(next) ?? -1))
      .map((next) => chainFrom(next, inside))
      .reduce<readonly Part[]>(
        (longest, chain) => (chain.length > longest.length ? chain : longest),
        [],
      );
    const chain = [...mates, ...below];
    for (const mate of mates) chains.set(mate, chain);
    return chain;
  };
  return [...parts]
    .map((part) => chainFrom(part, new Set()))
    .reduce<readonly Part[]>(
      (longest, chain) => (chain.length > longest.length ? chain : longest),
      [],
    );
};

/** The imports between parts that import each other in a circle; in a tree whose arrows go one way there is none. */
export const importsInCircles = (arrows: Arrows): readonly string[] => {
  const parts = new Set([
    ...arrows.keys(),
    ...[...arrows.values()].flatMap((to) => [...to.keys()]),
  ]);
  const group = circlesOf(arrows, parts);
  return [...arrows].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, imports]) => (group.get(from) === group.get(to) ? imports : [])),
  );
};

/** The imports of a tree that go up its layers; `layers` are its folders from the top, which may import what follows. */
export const importsUpwards = (
  root: string,
  layers: readonly string[],
  sources: readonly Source[],
): readonly string[] => {
  const layerOf = (part: Part): number => layers.indexOf(part.split("/")[0] ?? "");
  return [...arrowsBetween(root, sources)].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, imports]) => (layerOf(to) < layerOf(from) ? imports : [])),
  );
};

/** The imports by which a feature of a tree takes more of another than `isOpen` allows; files are named from the feature on. */
export const importsOfFeatures = (
  root: string,
  isOpen: (file: string) => boolean,
  sources: readonly Source[],
): readonly string[] => {
  const isFeature = (part: Part): boolean => part.startsWith("features/");
  return [...arrowsBetween(root, sources)].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, imports]) =>
      isFeature(from) && isFeature(to)
        ? imports.filter((arrow) => !isOpen(arrow.split(`→ ${root}/features/`)[1] ?? ""))
        : [],
    ),
  );
};
