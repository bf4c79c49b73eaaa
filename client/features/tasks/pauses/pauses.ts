import type { OperationAnswer } from "#contract/api.ts";
import { defineRead, defineWrite } from "#client/api/call.ts";
import { type QueryState, useRead } from "#client/query/query-state.ts";
import { useWrite } from "#client/mutations/send.ts";

const pausesRead = defineRead("GET /api/pauses", "tasks");
const add = defineWrite("POST /api/pauses", ["tasks"]);
const end = defineWrite("DELETE /api/pauses/{id}", ["tasks"]);

/** The pauses that are on, to come, or ended in the last seven days. */
export const usePauses = (): QueryState<OperationAnswer<"GET /api/pauses">> =>
  useRead(pausesRead, {});

/** Pauses the routines of some members, or of everyone, for some days; a parent's. */
export const useAddPause = () => useWrite(add);

/** Takes a pause away, or ends one that is on; a parent's. */
export const useEndPause = () => useWrite(end);
