import type { OperationAnswer } from "#contract/api.ts";
import type { Backup } from "#contract/backups.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const backupsRead = defineRead("GET /api/backups", "settings");

/** The backups, newest first; only in a browser that a parent unlocked. */
export const useBackups = (): QueryState<{ items: Backup[] }> => useRead(backupsRead, {});

const placeRead = defineRead("GET /api/backups/place", "settings");

/** The second place and the disks that are plugged in; only in a browser that a parent unlocked, or at set-up. */
export const useBackupPlace = (): QueryState<OperationAnswer<"GET /api/backups/place">> =>
  useRead(placeRead, {});
