import type * as z from "zod";
import { familyExport } from "#contract/backups.ts";
import { membersFile } from "../../../config/members-file.ts";
import { rewardsFile } from "../../../config/rewards-file.ts";
import { problemsOf } from "../../../platform/config-error.ts";
import type { Archive } from "./open-archive.ts";
import { DamagedExport, familyField, familyFileName } from "./damaged-export.ts";

/** `family.json` as an archive has it. */
export type FamilyFile = z.infer<typeof familyExport>;

const mostBytes = 256 * 1024 * 1024;

const readText = async ({ files }: Archive): Promise<string> => {
  const file = files.get(familyFileName);
  if (file === undefined) throw new DamagedExport(familyFileName, "is missing");
  if (file.bytes > mostBytes) throw new DamagedExport(familyFileName, "is too large");
  const pieces: Buffer[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
};

/** The value in its shape; throws a DamagedExport that names the first field which isn't. */
const readShape = <T>(shape: z.ZodType<T>, value: unknown, at: string): T => {
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  const [problem] = problemsOf("", read.error);
  const field = problem?.part !== undefined && "field" in problem.part ? problem.part.field : "";
  throw new DamagedExport(familyField(`${at}${field}`), problem?.message ?? "is wrong");
};

const parseFamily = (text: string): FamilyFile => {
  try {
    return readShape(familyExport, JSON.parse(text), "");
  } catch (error) {
    if (error instanceof DamagedExport) throw error;
    // A RangeError too: brackets without end.
    throw new DamagedExport(familyFileName, "is not JSON");
  }
};

/** Reads `family.json`: its shape, the members and the rewards; what its rows hold is looked at when they are written. */
export const readFamilyFile = async (archive: Archive): Promise<FamilyFile> => {
  const family = parseFamily(await readText(archive));
  readShape(membersFile, family.members, "members");
  if (family.rewards !== undefined && family.rewards !== null)
    readShape(rewardsFile, family.rewards, "rewards.");
  return family;
};
