import type { BackupPlaceProblem } from "#contract/backup-places.ts";
import { DamagedBackup } from "../../../../db/backups/stage-restore.ts";
import { apiSentence } from "../../../../platform/api-sentence.ts";
import { diskTroubleOf } from "../../../../platform/disk-trouble.ts";
import { HttpError } from "../../../../platform/errors.ts";
import { PlaceError } from "../../stores/store.ts";

/** Why a copy failed, in one word. */
export const problemOf = (error: unknown): BackupPlaceProblem => {
  if (error instanceof PlaceError) return error.fault;
  if (error instanceof DamagedBackup) return "backupDamaged";
  return diskTroubleOf(error) === "full" ? "diskFull" : "internal";
};

/** What a request is answered that a place made fail; an error that is about something else stays as it is. */
export const asHttpError = (error: unknown): unknown => {
  if (error instanceof DamagedBackup) {
    const sentence = apiSentence("backupDamaged", { why: error.message });
    return new HttpError(409, sentence, { code: "backupDamaged" });
  }
  if (!(error instanceof PlaceError)) return error;
  const { fault: code } = error;
  return new HttpError(code === "backupPlaceUnreachable" ? 502 : 409, apiSentence(code), { code });
};
