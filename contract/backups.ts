import * as z from "zod";
import type { Operations } from "./operation.ts";
import { instant, memberId } from "./values.ts";

/** A verified copy of the family's data. */
export const backup = z
  .object({
    name: z.string(),
    createdAt: instant,
    bytes: z.int().min(0),
    kind: z.enum(["nightly", "manual", "before-migration", "restore-point"]),
    schemaVersion: z.int(),
    verified: z.boolean().meta({ description: "Its files equal its manifest." }),
    madeHere: z.boolean().meta({
      description:
        "Signed with this wall's key. One that isn't comes from another machine or an older version.",
    }),
  })
  .meta({ id: "Backup" });
export type Backup = z.infer<typeof backup>;

const nightly = {
  name: "nightly-2026-11-20T02-30-00Z",
  createdAt: "2026-11-20T02:30:00.000Z",
  bytes: 4_194_304,
  kind: "nightly",
  schemaVersion: 4,
  verified: true,
  madeHere: true,
} as const;

const restoreRequest = z
  .strictObject({
    acceptForeign: z.boolean().optional().meta({
      description:
        "A parent's yes to a backup that isn't `madeHere`; without it such a one is 409 `backupForeign`.",
    }),
  })
  .meta({ id: "RestoreRequest" });

/** `family.json` of an export: everything that the family wrote, in the words of the database. */
export const familyExport = z.object({
  format: z.literal(1),
  exportedAt: instant,
  /** The program that wrote it. */
  version: z.string(),
  /** Which migrations the tables' columns are of. */
  schemaVersion: z.int(),
  members: z.array(z.looseObject({ id: memberId, name: z.string() })),
  /** The family's own `rewards.json`; null where it has none. */
  rewards: z.json().optional(),
  /** Rows by table, in the order of their keys; columns that hold JSON are the JSON itself. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.json()))),
});
/** What an export says before its tables. */
export type ExportHead = Omit<z.infer<typeof familyExport>, "tables">;

export const backups = {
  "GET /api/backups": {
    operationId: "listBackups",
    summary: "The backups, newest first",
    access: "parentNow",
    unlock: "settings",
    setup: true,
    answer: z.object({ items: z.array(backup) }).meta({ id: "Backups" }),
    topic: "settings",
    example: { answer: { items: [nightly] } },
  },
  "POST /api/backups": {
    operationId: "createBackup",
    summary: "Make a backup now",
    access: "parentNow",
    unlock: "settings",
    status: 201,
    answer: backup,
    errors: [409, 429],
    stale: ["settings"],
    example: { answer: { ...nightly, kind: "manual" } },
  },
  "POST /api/backups/{name}/restore": {
    operationId: "restoreBackup",
    summary: "Put the family's data back to a backup, after making a restore point",
    description:
      "Rolled back by itself when the result isn't healthy. Every screen reads anew. During set-up the proof of set-up stands in for `acceptForeign`.",
    access: "parentNow",
    unlock: "settings",
    setup: true,
    params: z.object({ name: z.string().min(1).max(120) }),
    body: restoreRequest.optional(),
    answer: z.object({ ok: z.literal(true), restorePoint: z.string() }).meta({ id: "Restored" }),
    errors: [409, 429],
    stale: ["settings"],
    example: { body: {}, answer: { ok: true, restorePoint: "restore-point-2026-11-20T16-42-00Z" } },
  },
  "GET /api/backups/export": {
    operationId: "exportFamily",
    summary: "Everything of the family in open forms, as one zip",
    description:
      "`family.json`, each table as CSV, the family calendar as .ics, the journal as Markdown, and all photos; without PINs, sign-ins, keys and addresses. docs/export.md describes it.",
    access: "parentNow",
    unlock: "settings",
    media: "application/zip",
    answer: z.string(),
    errors: [429],
    example: { answer: "(a zip)" },
  },
  "POST /api/backups/import": {
    operationId: "importFamily",
    summary: "Put an export in the place of all that the family has, after making a restore point",
    description:
      "The body is the zip of `GET /api/backups/export`. Everything in it is checked first, and 400 `exportDamaged` names the file and field that is wrong. PINs, phones, walls and connections stay this wall's; what is restored is rolled back by itself when the result isn't healthy. The same file again changes nothing.",
    access: "parentNow",
    unlock: "settings",
    setup: true,
    upload: "application/zip",
    answer: z.object({ ok: z.literal(true), restorePoint: z.string() }).meta({ id: "Imported" }),
    errors: [400, 409, 413, 415, 429],
    stale: ["settings"],
    example: { answer: { ok: true, restorePoint: "restore-point-2026-11-20T16-42-00Z" } },
  },
} as const satisfies Operations;
