import type { BackupPlace, BackupPlaceAccess } from "#contract/backup-places.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import { iso } from "../../../../platform/clock.ts";
import { nameOfPlace } from "./place-connection.ts";
import { isCopyLate, type PlaceRecord } from "./place-record.ts";

/** The second place as screens show it. */
export const viewOfPlace = (
  access: BackupPlaceAccess,
  record: PlaceRecord,
  { isCopying, now }: { readonly isCopying: boolean; readonly now: number },
): BackupPlace => {
  const { since, sameDisk, lastCopy, problem, rehearsal } = record;
  return {
    ...{ kind: access.kind, name: nameOfPlace(access), since: iso(since), sameDisk, isCopying },
    lastCopy: lastCopy === null ? null : { ...lastCopy, at: iso(lastCopy.at) },
    problem: problem === null ? null : { ...problem, since: iso(problem.since) },
    isLate: isCopyLate(record, access.kind, now),
    rehearsal: rehearsal === null ? null : { ...rehearsal, at: iso(rehearsal.at) },
  };
};

const lateNotice = (since: number): WallNotice => ({
  code: "backupCopyLate",
  error: "No copy of the backups has reached their second place for days.",
  since: iso(since),
});

const rehearsalNotice = (at: number): WallNotice => ({
  code: "rehearsalFailed",
  error: "The newest copy of the backups could not be read as a restore reads it.",
  at: iso(at),
});

/** What grown-ups are told of the second place: copies that are late, and a rehearsal that failed. */
export const noticesOfPlace = (
  { kind }: BackupPlaceAccess,
  record: PlaceRecord,
  now: number,
): WallNotice[] => {
  const { since, lastCopy, rehearsal } = record;
  const hasFailed = rehearsal !== null && rehearsal.problem !== null;
  return [
    ...(isCopyLate(record, kind, now) ? [lateNotice(lastCopy?.at ?? since)] : []),
    ...(hasFailed ? [rehearsalNotice(rehearsal.at)] : []),
  ];
};
