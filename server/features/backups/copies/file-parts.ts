import { closeSync, readSync } from "node:fs";
import { openBackupFile } from "../../../db/backups/open-backup-file.ts";
import { partBytes } from "./copy-manifest.ts";

/** A backup's file piece by piece; an empty file is one empty piece. */
export function* fileParts(file: string): Generator<Uint8Array> {
  const opened = openBackupFile(file);
  try {
    for (let isFirst = true; ; isFirst = false) {
      const piece = new Uint8Array(partBytes);
      let length = 0;
      for (let more = -1; length < partBytes && more !== 0; length += more)
        more = readSync(opened, piece, length, partBytes - length, null);
      if (length === 0 && !isFirst) return;
      yield piece.subarray(0, length);
      if (length < partBytes) return;
    }
  } finally {
    closeSync(opened);
  }
}
