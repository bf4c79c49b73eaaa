import { usualWallChoices } from "#contract/rules/usual-wall.ts";
import type { WallRight } from "#contract/operation.ts";
import { type WallChoices, wallChoices, type WallView } from "#contract/wall-view.ts";
import type { WallPatch } from "#contract/walls.ts";
import type { Db } from "../../db/connection.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";
import { createWallStore, type StoredWall } from "./wall-store.ts";

/** What a browser may do that opens the wall and isn't the machine's own screen, until a parent names it. */
const rightsOfStrangers: WallRight = "tick";

const validChoices = wallChoices.partial().strict();

/** Merges saved choices over the usual ones; one that is no longer valid is left out. */
const choicesOf = (saved: StoredWall["choices"]): WallChoices =>
  wallChoices.parse({
    ...usualWallChoices,
    ...Object.fromEntries(
      Object.entries(saved).filter(
        ([name, value]) => validChoices.safeParse({ [name]: value }).success,
      ),
    ),
  });

const viewOf = ({ id, name, rights, choices, revision }: StoredWall): WallView => ({
  ...{ id, name, rights },
  ...choicesOf(choices),
  revision,
});

/** Creates the walls' names, rights and choices, each by the id of its device. */
export const createWalls = (db: Db) => {
  const store = createWallStore(db);
  const read = (id: string): StoredWall =>
    store.find(id) ?? { id, name: null, rights: rightsOfStrangers, choices: {}, revision: 0 };

  /** The wall as it was when somebody read it; 409 with what it is now where that has changed. */
  const readAt = (id: string, revision: number): StoredWall => {
    const wall = read(id);
    if (wall.revision === revision) return wall;
    throw new HttpError(409, apiSentence("wallChanged"), {
      code: "wallChanged",
      field: "revision",
      wall: viewOf(wall),
    });
  };

  const put = (wall: StoredWall): WallView => {
    store.put(wall);
    return viewOf(wall);
  };

  return {
    view: (id: string): WallView => viewOf(read(id)),
    rightsOf: (id: string): WallRight => store.rightsOf(id) ?? rightsOfStrangers,
    /** Whether a parent has chosen anything for a wall, set-up included. */
    isChosen: (id: string): boolean => read(id).revision > 0,
    /** Notes a wall that has come for the first time; the machine's own screen may write from the start. */
    meet: (id: string, isOwnScreen: boolean): void =>
      store.put({ ...read(id), rights: isOwnScreen ? "write" : rightsOfStrangers }),
    /** Lets a wall write because set-up was finished on it. */
    finishSetup: (id: string): void => {
      const wall = read(id);
      store.put({ ...wall, rights: "write", revision: wall.revision + 1 });
    },
    /** Changes a wall as it was at the patch's revision; 409 `wallChanged` where it isn't any more. */
    change: (id: string, { revision, name, rights, ...choices }: WallPatch): WallView => {
      const before = readAt(id, revision);
      const isNamedFirst = before.name === null && name !== undefined;
      // A preset comes as it is, and its cards are where it has them.
      const isPresetOnly = choices.preset !== undefined && choices.layout === undefined;
      const given = Object.entries({
        ...choices,
        ...(isPresetOnly ? { layout: usualWallChoices.layout } : {}),
      }).filter(([, value]) => value !== undefined);
      return put({
        id,
        name: name ?? before.name,
        rights: rights ?? (isNamedFirst ? "write" : before.rights),
        choices: { ...before.choices, ...Object.fromEntries(given) },
        revision: revision + 1,
      });
    },
    /** Makes a wall what another one was; the caller signs the other one out. */
    takeOver: (id: string, from: string, revision: number): WallView => {
      readAt(id, revision);
      return put({ ...read(from), id, revision: revision + 1 });
    },
  };
};

export type Walls = ReturnType<typeof createWalls>;
