import * as z from "zod";
import { backup } from "./backups.ts";
import { errorCodes } from "./messages/error-codes.ts";
import type { Operations } from "./operation.ts";
import { instant } from "./values.ts";

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\0\r\n]*$/, "expected a text of one line");
const address = line(1000).regex(
  /^https?:\/\/[^\s?#@]+$/i,
  "expected an address with http:// or https://, without ?, # and @",
);
const thisMachine = z.boolean().optional().meta({
  description:
    "A parent's word that this service runs on the wall's own machine; else its addresses are never asked.",
});

/** Where copies of backups go, with what opens it. */
export const backupPlaceAccess = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("folder"),
      path: line(1000).meta({
        description:
          "An absolute path of a folder that is there: on a USB disk, a mounted NAS, or this machine.",
      }),
    }),
    z.strictObject({
      kind: z.literal("webdav"),
      url: address.meta({ description: "A folder that is there." }),
      user: line(200),
      password: line(1000),
      thisMachine,
    }),
    z.strictObject({
      kind: z.literal("s3"),
      endpoint: address,
      bucket: line(200).regex(/^[\w.-]+$/, "expected a bucket's name"),
      region: line(100).regex(/^[\w-]+$/, "expected a region's name, such as us-east-1"),
      accessKey: line(200),
      secretKey: line(1000),
      thisMachine,
    }),
  ])
  .meta({ id: "BackupPlaceAccess" });
export type BackupPlaceAccess = z.infer<typeof backupPlaceAccess>;

/** Why a copy, or a rehearsal, failed. */
export const backupPlaceProblem = z.enum([
  "backupPlaceMissing",
  "backupPlaceRefused",
  "backupPlaceUnreachable",
  "backupPlaceFull",
  "backupPlaceTaken",
  "backupPlaceUnsuitable",
  "backupPlaceLies",
  "backupKeyWrong",
  "backupDamaged",
  "diskFull",
  "internal",
]);
export type BackupPlaceProblem = z.infer<typeof backupPlaceProblem>;

const place = z
  .object({
    kind: z.enum(["folder", "webdav", "s3"]),
    name: z.string().meta({ description: "The path, or the address, without what opens it." }),
    since: instant,
    sameDisk: z
      .boolean()
      .meta({ description: "It is on the disk that the wall's own data is on." }),
    isCopying: z.boolean(),
    lastCopy: z
      .object({ backup: z.string(), at: instant, bytes: z.int().min(0) })
      .nullable()
      .meta({
        description: "The last copy that was read back whole; `bytes` is what was sent for it.",
      }),
    problem: z
      .object({ code: backupPlaceProblem, since: instant })
      .nullable()
      .meta({ description: "Why the last try failed; the copies before it are as they were." }),
    isLate: z.boolean(),
    rehearsal: z
      .object({
        at: instant,
        backup: z.string(),
        files: z.int().min(0),
        bytes: z.int().min(0),
        problem: backupPlaceProblem.nullable(),
      })
      .nullable()
      .meta({ description: "The last time that a whole copy was read as a restore reads it." }),
  })
  .meta({ id: "BackupPlace" });
export type BackupPlace = z.infer<typeof place>;

const disk = z
  .object({
    path: z.string(),
    name: z.string(),
    freeBytes: z.int().min(0),
  })
  .meta({ id: "BackupDisk" });
export type BackupDisk = z.infer<typeof disk>;

const state = z
  .object({
    place: place.nullable(),
    disks: z.array(disk),
    restoring: z
      .object({ name: z.string(), since: instant, problem: z.enum(errorCodes).nullable() })
      .nullable()
      .meta({
        description:
          "The restore from a place that runs, or failed last since the wall started: `problem` says why. A fetch may take longer than anybody waits for its answer.",
      }),
  })
  .meta({ id: "BackupPlaceState" });
export type BackupPlaceState = z.infer<typeof state>;

const key = z.string().min(1).max(400).meta({
  description: "The family's key: `AGE-SECRET-KEY-1…`, or its 24 words, in one line or in several.",
});

const examplePlace = {
  kind: "webdav",
  name: "https://nas.example.net/backups",
  since: "2026-11-20T18:00:00.000Z",
  sameDisk: false,
  isCopying: false,
  lastCopy: {
    backup: "nightly-2026-11-20T02-30-00Z",
    at: "2026-11-20T02:45:30.000Z",
    bytes: 4_194_304,
  },
  problem: null,
  isLate: false,
  rehearsal: null,
} as const;
const exampleAccess = {
  kind: "webdav",
  url: "https://nas.example.net/backups",
  user: "wall",
  password: "correct horse battery staple",
} as const;
const exampleKey = `AGE-SECRET-KEY-1${"Q".repeat(58)}`;
const parent = { access: "parentNow", unlock: "settings" } as const;

export const backupPlaces = {
  "GET /api/backups/place": {
    operationId: "readBackupPlace",
    summary: "The second place of backups, and the disks that are plugged in",
    ...parent,
    setup: true,
    answer: state,
    topic: "settings",
    example: { answer: { place: examplePlace, disks: [], restoring: null } },
  },
  "PUT /api/backups/place": {
    operationId: "setBackupPlace",
    summary: "Choose the second place of backups",
    description:
      "It is tried first: a marker is written and read again, so that later an empty folder isn't taken for a disk that is away. The first copy follows by itself.",
    ...parent,
    body: backupPlaceAccess,
    answer: place,
    errors: [409, 429, 502],
    stale: ["settings"],
    example: { body: exampleAccess, answer: examplePlace },
  },
  "DELETE /api/backups/place": {
    operationId: "forgetBackupPlace",
    summary: "Copy backups to no second place any more",
    description: "What is there stays there, and so does the key.",
    ...parent,
    status: 204,
    answer: z.undefined(),
    stale: ["settings"],
    example: {},
  },
  "POST /api/backups/place/copy": {
    operationId: "copyBackup",
    summary: "Make a backup now and copy it to the second place",
    description: "Answers at once; the place's state says how it went.",
    ...parent,
    answer: place,
    errors: [404, 409, 429],
    stale: ["settings"],
    example: { answer: { ...examplePlace, isCopying: true } },
  },
  "POST /api/backups/place/rehearse": {
    operationId: "rehearseRestore",
    summary: "Read the newest copy as a restore would, and restore nothing",
    description:
      "Happens each month by itself. Answers at once; the place's state says how it went.",
    ...parent,
    answer: place,
    errors: [404, 409, 429],
    stale: ["settings"],
    example: { answer: { ...examplePlace, isCopying: true } },
  },
  "GET /api/backups/key": {
    operationId: "readBackupKey",
    summary: "The key that opens the copies, to print",
    description:
      "Whoever has it can read every copy, with all that is in it. Without it nobody can.",
    ...parent,
    answer: z
      .object({ key: z.string(), words: z.array(z.string()).length(24) })
      .meta({ id: "BackupKey" }),
    errors: [404],
    topic: "settings",
    example: { answer: { key: exampleKey, words: Array.from({ length: 24 }, () => "abandon") } },
  },
  "POST /api/backups/elsewhere": {
    operationId: "listCopies",
    summary: "The copies at a place, to restore one of them",
    description: "`backupKeyWrong` where the key doesn't open them. Nothing is changed.",
    ...parent,
    setup: true,
    body: z.strictObject({ place: backupPlaceAccess, key }),
    answer: z
      .object({
        items: z.array(
          backup.pick({
            name: true,
            createdAt: true,
            kind: true,
            bytes: true,
            schemaVersion: true,
          }),
        ),
      })
      .meta({ id: "Copies" }),
    stale: [],
    errors: [409, 429, 502],
    example: { body: { place: exampleAccess, key: exampleKey }, answer: { items: [] } },
  },
  "POST /api/backups/restore": {
    operationId: "restoreCopy",
    summary: "Put the family's data back from a copy, after making a restore point",
    description:
      "As a restore of a backup on the wall itself. A copy of another machine brings its PINs, push key and connections; phones sign in anew, and its place becomes this wall's.",
    ...parent,
    setup: true,
    body: z.strictObject({
      place: backupPlaceAccess,
      key,
      name: z.string().min(1).max(120),
      acceptForeign: z.boolean().optional(),
    }),
    answer: z
      .object({ ok: z.literal(true), restorePoint: z.string() })
      .meta({ id: "CopyRestored" }),
    errors: [409, 429, 502],
    stale: ["settings"],
    example: {
      body: { place: exampleAccess, key: exampleKey, name: "nightly-2026-11-20T02-30-00Z" },
      answer: { ok: true, restorePoint: "restore-point-2026-11-20T16-42-00Z" },
    },
  },
} as const satisfies Operations;
