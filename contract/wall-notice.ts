import * as z from "zod";
import { instant } from "./values.ts";

const missing = {
  from: instant.meta({ description: "What was written from then on is missing." }),
  until: instant,
  kept: z.string().nullable().meta({ description: "The broken file's new name, if any is left." }),
};
const rosterFile = z.string().meta({ description: "The roster file's path." });

/** A notice for grown-ups with the values that its sentence needs; `error` says it in English. */
export const wallNotice = z
  .discriminatedUnion("code", [
    z.object({ code: z.literal("rosterUnreadable"), error: z.string(), file: rosterFile }),
    z.object({
      code: z.literal("rosterNotJson"),
      error: z.string(),
      file: rosterFile,
      line: z.int().nullable().meta({ description: "Where it breaks off, if that is known." }),
    }),
    z.object({
      code: z.literal("rosterField"),
      error: z.string(),
      file: rosterFile,
      field: z.string().meta({ description: "Such as `[2].color`; empty: the whole list." }),
    }),
    z.object({
      code: z.literal("rosterUnknownField"),
      error: z.string(),
      file: rosterFile,
      field: z.string().meta({ description: "Such as `[2].colour`." }),
    }),
    z.object({
      code: z.literal("databaseExchanged"),
      error: z.string(),
      at: instant.meta({ description: "When the wall put back what it had." }),
      kept: z
        .string()
        .nullable()
        .meta({ description: "The other file's new name, if one was there." }),
    }),
    z.object({ code: z.literal("databaseRestored"), error: z.string(), ...missing }),
    z.object({ code: z.literal("latestChangesLost"), error: z.string(), ...missing }),
    z.object({
      code: z.literal("restoreRolledBack"),
      error: z.string(),
      backup: z.string().meta({ description: "The name of the backup that did not work." }),
      at: instant.meta({ description: "When everything was put back as it was." }),
    }),
    z.object({
      code: z.literal("diskFull"),
      error: z.string(),
      folder: z.string().meta({ description: "The data folder's path." }),
      neededMegabytes: z.int().meta({ description: "From this much free space on all goes on." }),
    }),
    z.object({
      code: z.literal("diskReadOnly"),
      error: z.string(),
      folder: z.string().meta({ description: "The data folder's path." }),
    }),
    z.object({
      code: z.literal("backupFailing"),
      error: z.string(),
      since: instant.meta({ description: "When the first of the nightly backups failed." }),
    }),
    z.object({
      code: z.literal("backupCopyLate"),
      error: z.string(),
      since: instant.meta({
        description: "When the last good copy was made, or the second place was chosen.",
      }),
    }),
    z.object({
      code: z.literal("rehearsalFailed"),
      error: z.string(),
      at: instant.meta({ description: "When the newest copy could not be read." }),
    }),
    z.object({
      code: z.literal("certificateEnds"),
      error: z.string(),
      at: instant.meta({ description: "When browsers stop to trust it; within a week." }),
    }),
    z.object({ code: z.literal("certificateEnded"), error: z.string(), at: instant }),
    z.object({
      code: z.literal("httpsNewName"),
      error: z.string(),
      name: z.string().meta({
        description:
          "What the wall is called now, without its authority being able to sign for it.",
      }),
    }),
    z.object({
      code: z.literal("safeMode"),
      error: z.string(),
      since: instant.meta({ description: "From then on without sources and jobs." }),
    }),
    z.object({
      code: z.literal("updateWaits"),
      error: z.string(),
      version: z.string(),
      command: z.string().meta({ description: "What installs it, in one line." }),
    }),
    z.object({
      code: z.literal("filesReadable"),
      error: z.string(),
      file: z.string().meta({ description: "What other users of the machine can read." }),
    }),
    z.object({
      code: z.literal("databaseNew"),
      error: z.string(),
      at: instant.meta({ description: "When the wall began anew." }),
      kept: missing.kept,
    }),
  ])
  .meta({ id: "Notice" });
export type WallNotice = z.infer<typeof wallNotice>;
