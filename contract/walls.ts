import * as z from "zod";
import { device } from "./devices.ts";
import type { Operations } from "./operation.ts";
import { id } from "./values.ts";
import { exampleWall, wallChoices, wallName, wallView } from "./wall-view.ts";

const ofDevice = {
  make: true,
  label: true,
  createdAt: true,
  seenAt: true,
  current: true,
  live: true,
} as const;

const listedWall = z
  .object({ ...wallView.shape, ...device.pick(ofDevice).shape })
  .meta({ id: "ListedWall" });
/** A wall in the list of all. */
export type ListedWall = z.infer<typeof listedWall>;

const revision = wallView.shape.revision.meta({
  description: "The wall's as it was read; another one is 409 `wallChanged`.",
});

const wallPatch = z
  .strictObject({
    revision,
    ...z.object({ name: wallName, rights: wallView.shape.rights, ...wallChoices.shape }).partial()
      .shape,
  })
  .meta({ id: "WallPatch" });
export type WallPatch = z.infer<typeof wallPatch>;

const byId = z.object({ id });
const parents = { access: "parent", unlock: "settings" } as const;

export const walls = {
  "GET /api/walls": {
    operationId: "listWalls",
    summary: "Each wall with what it shows, how it looks and what it may do, the last seen first",
    ...parents,
    answer: z.object({ items: z.array(listedWall) }).meta({ id: "Walls" }),
    errors: [401, 409],
    topic: "settings",
    example: {
      answer: {
        items: [
          {
            ...exampleWall,
            ...{ make: "kiosk", label: "Family Wall's own window", current: true, live: true },
            createdAt: "2026-11-01T09:00:00.000Z",
            seenAt: "2026-11-20T16:42:00.000Z",
          },
        ],
      },
    },
  },
  "PATCH /api/walls/{id}": {
    operationId: "updateWall",
    summary: "Name a wall, and choose what it shows, how it looks and what it may do",
    description:
      "All or nothing. A wall that is named for the first time may `write` from then on, unless `rights` says otherwise.",
    ...parents,
    params: byId,
    body: wallPatch,
    answer: wallView,
    errors: [401, 409],
    stale: ["settings"],
    example: { body: { revision: 2, preset: "kitchen" }, answer: exampleWall },
  },
  "POST /api/walls/{id}/take-over": {
    operationId: "takeOverWall",
    summary: "Make a wall what another one was, which is lost or replaced",
    description: "Name, choices and rights move; the other wall is signed out.",
    ...parents,
    params: byId,
    body: z.strictObject({ from: id, revision }),
    answer: wallView,
    errors: [401, 409],
    stale: ["settings"],
    example: { body: { from: "w0", revision: 0 }, answer: exampleWall },
  },
} as const satisfies Operations;
