import type { Backup } from "#contract/backups.ts";
import { defineRead, defineWrite } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";

const backupsRead = defineRead("GET /api/backups", "settings");
const makeWrite = defineWrite("POST /api/backups", ["settings"]);
const restoreWrite = defineWrite("POST /api/backups/{name}/restore", ["settings"]);

/** The backups, newest first; only in a browser that a parent unlocked. */
export const useBackups = (): QueryState<{ items: Backup[] }> => useRead(backupsRead, {});

/** Makes a backup now: `mutate({})`. Fails with 409, 429, 507. */
export const useMakeBackup = () => useWrite(makeWrite);

/** Puts the family's data back: `mutate({ params: { name } })`. Fails with 409, 429, 507. */
export const useRestore = () => useWrite(restoreWrite);
