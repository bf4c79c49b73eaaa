import type { OperationAnswer } from "#contract/api.ts";
import { useQuery } from "@tanstack/react-query";
import type { Backup } from "#contract/backups.ts";
import type { BackupDisk } from "#contract/backup-places.ts";
import { defineRead } from "../../api/call.ts";
import { queryOf, type QueryState, useRead } from "../../query/query-state.ts";

const backupsRead = defineRead("GET /api/backups", "settings");

/** The backups, newest first; only in a browser that a parent unlocked. */
export const useBackups = (): QueryState<{ items: Backup[] }> => useRead(backupsRead, {});

const placeRead = defineRead("GET /api/backups/place", "settings");

/** The second place and the disks that are plugged in; only in a browser that a parent unlocked, or at set-up. */
export const useBackupPlace = (): QueryState<OperationAnswer<"GET /api/backups/place">> =>
  useRead(placeRead, {});

/** What is plugged in makes no change that the house would tell of. */
const lookEveryMs = 3000;

/** The disks that are plugged in, looked for anew for as long as somebody chooses one. */
export const usePluggedDisks = (): readonly BackupDisk[] => {
  const { data } = useQuery({ ...queryOf(placeRead, {}), refetchInterval: lookEveryMs });
  return data?.disks ?? [];
};
