import { useMemo } from "react";
import type { Board } from "../contract/tasks.ts";
import { read } from "./api.ts";
import { useConfig } from "./config.ts";
import type { Sample } from "./demo/sample.ts";
import { type Shown, useRead } from "./query.ts";
import { useSample } from "./use-sample.ts";

/** The reads of the tasks domain. */
export const boardRead = read("GET /api/board/{board}", "tasks");
export const todosRead = read("GET /api/tasks/todos", "tasks");

const isEmpty = (board: Board) =>
  board.unassigned.length === 0 && board.members.every(({ tasks }) => tasks.length === 0);

/** The sample family's tasks, where nobody finished set-up and the house has no task of its own; `deciding` until that is known. */
const useTasksSample = (): Sample | "deciding" | "none" => {
  const { known, setupDone } = useConfig();
  const enabled = known && !setupDone;
  const board = useRead(boardRead, { params: { board: "routine" }, query: {} }, { enabled });
  const todos = useRead(todosRead, {}, { enabled });
  const isBare =
    enabled && board.data !== undefined && isEmpty(board.data) && todos.data?.items.length === 0;
  const sample = useSample(isBare);
  if (!enabled || board.from === "failed" || todos.from === "failed") return "none";
  if (board.data === undefined || todos.data === undefined) return "deciding";
  return isBare ? (sample ?? "deciding") : "none";
};

/** What is shown of a read of tasks or stars, or the sample family's in its place. `build` must keep its identity. */
export const useOrTasksSample = <T>(shown: Shown<T>, build: (sample: Sample) => T): Shown<T> => {
  const sample = useTasksSample();
  const data = useMemo(
    () => (typeof sample === "string" ? undefined : build(sample)),
    [sample, build],
  );
  if (shown.data === undefined || shown.from === "demo" || sample === "none") return shown;
  return data === undefined
    ? { from: "loading", data: undefined }
    : { from: "demo", data, reason: "unconfigured" };
};
