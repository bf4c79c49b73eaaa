import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Roster } from "./roster.ts";
import { ConfigError, parseJson, problemsOf } from "../platform/config-error.ts";
import { replaceFile } from "../platform/replace-file.ts";

const reserved = new Set(["family", "shared", "everyone"]);

const person = z.strictObject(
  {
    id: z
      .string({ error: 'expected an id such as "mia"' })
      .regex(
        /^[a-z][a-z0-9_-]{0,39}$/,
        'expected an id of small letters, digits, - and _, such as "mia"',
      )
      .refine((id) => !reserved.has(id), "is a word that the wall uses itself; take another id"),
    name: z
      .string({ error: "expected a name" })
      .trim()
      .min(1, "expected a name")
      .max(60, "expected a name of at most 60 characters"),
    color: z
      .string({ error: 'expected a colour such as "#2a8f6d"' })
      .regex(/^#[0-9a-fA-F]{6}$/, 'expected a colour such as "#2a8f6d"'),
    kid: z.boolean({ error: "expected true or false" }).optional(),
    parent: z.boolean({ error: "expected true or false" }).optional(),
    avatar: z
      .string({ error: "expected an emoji or a picture's name" })
      .max(64, "expected at most 64 characters")
      .optional(),
  },
  {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `has unknown fields: ${issue.keys.join(", ")}`
        : undefined,
  },
);

/** The ids' part in names such as `MEMBER_PIN_<ID>`. */
export const envSuffix = (id: string): string => id.toUpperCase().replaceAll("-", "_");

/** The shape of `members.json`: who lives here, in the order of the screens. */
export const membersFile = z
  .array(person, { error: "expected a list of members" })
  .min(1, "expected at least one member")
  .max(50, "expected at most 50 members")
  .superRefine((identity, context) => {
    const seen = new Map<string, number>();
    identity.forEach(({ id }, index) => {
      const before = seen.get(envSuffix(id));
      if (before !== undefined)
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: `is the same as [${before}].id; every member needs an id of their own`,
        });
      seen.set(envSuffix(id), index);
    });
  });

/** One line of the roster file as somebody wrote it. */
export type RosterFileEntry = z.infer<typeof person>;

/** Tells the parents: those named by the operator, else those marked, else `dad` and `mom`. */
export const isParentInRoster = (
  identity: readonly RosterFileEntry[],
  unlockMembers: readonly string[],
) => {
  if (unlockMembers.length > 0) return ({ id }: RosterFileEntry) => unlockMembers.includes(id);
  if (identity.some(({ parent }) => parent === true))
    return ({ parent }: RosterFileEntry) => parent === true;
  return ({ id }: RosterFileEntry) => id === "dad" || id === "mom";
};

/** The lines of a roster file as a roster, in which every member has the same fields. */
export const rosterFromPeople = (
  identity: readonly RosterFileEntry[],
  unlockMembers: readonly string[],
): Roster => {
  const parent = isParentInRoster(identity, unlockMembers);
  return identity.map((one) => ({
    id: one.id,
    name: one.name,
    color: one.color.toLowerCase(),
    kid: one.kid ?? false,
    parent: parent(one),
    ...(one.avatar === undefined ? {} : { avatar: one.avatar }),
  }));
};

/** Reads a roster from its text; a broken one throws a ConfigError with file, line or field. */
export const parseMembers = (
  file: string,
  text: string,
  unlockMembers: readonly string[],
): Roster => {
  const json = parseJson(file, text);
  if ("problem" in json) throw new ConfigError([json.problem]);
  const parsed = membersFile.safeParse(json.value);
  if (!parsed.success) throw new ConfigError(problemsOf(file, parsed.error));
  return rosterFromPeople(parsed.data, unlockMembers);
};

/** The roster's path; the shipped sample becomes the roster of a house that has none. */
export const ensureMembersFile = (configDir: string, shippedConfigDir: string): string => {
  const file = join(configDir, "members.json");
  if (!existsSync(file)) copyFileSync(join(shippedConfigDir, "members.sample.json"), file);
  return file;
};

/** Reads the roster file; throws a ConfigError. */
export const readMembers = (file: string, unlockMembers: readonly string[]): Roster => {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new ConfigError([{ where: file, message: `can't be read: ${String(error)}` }]);
  }
  return parseMembers(file, text, unlockMembers);
};

const spellLine = (one: RosterFileEntry): string =>
  JSON.stringify(one, null, 1).replaceAll(/\n\s*/g, " ");

/** Replaces the roster file, whole or not at all; one line for each member, as a person would write it. */
export const writeMembers = (file: string, identity: readonly RosterFileEntry[]): void =>
  replaceFile(file, `[\n${identity.map((one) => `  ${spellLine(one)}`).join(",\n")}\n]\n`, 0o644);
