import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedWall, WallPatch } from "#contract/walls.ts";
import { type ApiError, apiErrorOf } from "../../api/api-error.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { changeWall } from "./mutations.ts";
import { wallsRead } from "./reads.ts";

/** Every wall, the last seen first; a parent's to read. */
export const useWalls = (): QueryState<{ items: ListedWall[] }> => useRead(wallsRead, {});

type Choice = Omit<WallPatch, "revision">;

/** How a wall is changed, and what has become of the last change. */
export interface ChangeWall {
  readonly choose: (choice: Choice) => void;
  readonly error: ApiError | null;
  /** Set while somebody else's change stands in the way of one made here: what to do about it. */
  readonly conflict:
    | { readonly mine: Choice; readonly useMine: () => void; readonly keepTheirs: () => void }
    | undefined;
}

/** The way to change a wall as it is shown; what somebody else changed meanwhile is asked about rather than lost. */
export const useChangeWall = ({
  id,
  revision,
}: Pick<ListedWall, "id" | "revision">): ChangeWall => {
  const client = useQueryClient();
  const { mutateAsync, error, reset } = useMutate(changeWall);
  const [mine, setMine] = useState<Choice>();
  const choose = (choice: Choice): void => {
    setMine(undefined);
    // Each choice hears what became of it, also one that another followed at once.
    mutateAsync({ id, patch: { ...choice, revision } }).catch(async (refused: unknown) => {
      if (apiErrorOf(refused).code !== "wallChanged") return;
      // What is asked about is the wall as it is now; chosen before that is known, it would be refused again.
      await client.invalidateQueries({ queryKey: [wallsRead.topic] });
      setMine((before) => ({ ...choice, ...before }));
    });
  };
  return {
    choose,
    error: mine === undefined ? error : null,
    conflict: mine && {
      mine,
      useMine: () => choose(mine),
      keepTheirs: () => {
        setMine(undefined);
        reset();
      },
    },
  };
};
