import type { Backup } from "#contract/backups.ts";
import { read, write } from "../../api/call.ts";
import { type Shown, useRead } from "../../query/query-state.ts";
import { useWrite } from "../../mutations/send.ts";

const backupsRead = read("GET /api/backups", "settings");
const makeWrite = write("POST /api/backups", ["settings"]);
const restoreWrite = write("POST /api/backups/{name}/restore", ["settings"]);

/** The backups, newest first; only in a browser that a parent unlocked. */
export const useBackups = (): Shown<{ items: Backup[] }> => useRead(backupsRead, {});

/** Makes a backup now: `mutate({})`. Fails with 409, 429, 507. */
export const useMakeBackup = () => useWrite(makeWrite);

/** Puts the family's data back: `mutate({ params: { name } })`. Fails with 409, 429, 507. */
export const useRestore = () => useWrite(restoreWrite);
