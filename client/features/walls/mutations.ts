import type { WallView } from "#contract/wall-view.ts";
import type { WallPatch } from "#contract/walls.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { configRead } from "../../query/config-read.ts";
import { wallsRead } from "./reads.ts";

/** What is chosen of a wall, all or nothing; `revision` is the wall's as it is shown. */
export interface WallChange {
  readonly id: string;
  readonly patch: WallPatch;
}

/** Every card where the preset has it. */
const asPreset = { landscape: null, portrait: null } as const;

const show = (cache: CacheView, id: string, change: (wall: WallView) => WallView): void => {
  cache.update(wallsRead, ({ items }) => ({
    items: items.map((wall) => (wall.id === id ? { ...wall, ...change(wall) } : wall)),
  }));
  cache.update(configRead, (config) =>
    config.wall?.id === id ? { ...config, wall: change(config.wall) } : config,
  );
};

const withoutUndefined = (patch: Omit<WallPatch, "revision">): Partial<WallView> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

/** Changes a wall: it shows so in the same frame, and goes back where somebody else was faster (409 `wallChanged`). */
export const changeWall = defineMutation({
  operation: defineWrite("PATCH /api/walls/{id}", ["settings"]),
  request: ({ id, patch }: WallChange) => ({ params: { id }, body: patch }),
  apply: (cache, { id, patch: { revision, ...chosen } }) =>
    show(cache, id, (wall) => ({
      ...wall,
      // As the server does it: a preset comes with its own arrangement.
      ...(chosen.preset === undefined ? {} : { layout: asPreset }),
      ...withoutUndefined(chosen),
      revision: revision + 1,
    })),
  settle: (cache, { id }, answer) => show(cache, id, (wall) => ({ ...wall, ...answer })),
  scope: ({ id }) => `wall ${id}`,
});

/** Makes a wall what another one was: `{ params: { id }, body: { from, revision } }`. */
export const takeOverWall = defineMutation({
  operation: defineWrite("POST /api/walls/{id}/take-over", ["settings"]),
});
