import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex, parse } from "culori";
import * as z from "zod";
import { birthday, mostMembers } from "#contract/values.ts";
import type { Roster } from "./roster.ts";
import { ConfigError, parseJson, problemsOf } from "../platform/config-error.ts";
import { isOnReadOnlyDisk } from "../platform/read-only-disk.ts";
import { hasUnwritable, isInvisible } from "../platform/plain-text.ts";
import { replaceFile } from "../platform/replace-file.ts";
import { readConfigFile } from "./read-config-file.ts";

// Addresses and objects have a meaning of their own for the last three.
const reserved = new Set(["family", "shared", "everyone", ".", "..", "__proto__"]);

const expectedColor = 'expected an opaque CSS colour such as "#2a8f6d" or "teal"';

const numbers = /(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** Whether every number of a colour's text is one for a computer: `1e400` is infinite, and would become some colour or none. */
const isCountable = (text: string): boolean =>
  text.startsWith("#") || (text.match(numbers) ?? []).every((one) => Number.isFinite(Number(one)));

/** An opaque CSS colour as `#rrggbb`; null for another text. Names, functions and short forms are read by culori. */
const hexOf = (written: string): string | null => {
  const text = written.trim();
  const read = isCountable(text) ? parse(text) : undefined;
  return read !== undefined && (read.alpha ?? 1) === 1 ? formatHex(read) : null;
};

const person = z.object({
  id: z
    .string({ error: 'expected an id such as "mia"' })
    .regex(
      /^[A-Za-z0-9_.-]{1,40}$/,
      'expected an id of 1 to 40 letters, digits, -, _ and dots, such as "mia"',
    )
    .refine((id) => !reserved.has(id), "is a word that the wall uses itself; take another id"),
  name: z
    .string({ error: "expected a name" })
    .trim()
    .min(1, "expected a name")
    .max(60, "expected a name of at most 60 characters")
    .refine((name) => !hasUnwritable(name), "expected a name without control characters")
    .refine((name) => !isInvisible(name), "expected a name that can be seen"),
  color: z.string({ error: expectedColor }).refine((text) => hexOf(text) !== null, expectedColor),
  kid: z.boolean({ error: "expected true or false" }).optional(),
  parent: z.boolean({ error: "expected true or false" }).optional(),
  avatar: z
    .string({ error: "expected an emoji or a picture's name" })
    .max(64, "expected at most 64 characters")
    .refine((avatar) => !hasUnwritable(avatar), "expected no control characters")
    .optional(),
  birthday: birthday.optional(),
  needsCompany: z.boolean({ error: "expected true or false" }).optional(),
});

/** The ids' part in names such as `MEMBER_PIN_<ID>`. */
export const envSuffix = (id: string): string => id.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_");

interface Place {
  readonly id: string;
  readonly index: number;
}

const sameIds = (first: Place, second: Place): string =>
  first.id === second.id
    ? `is the same as [${first.index}].id; every member needs an id of their own`
    : `"${second.id}" and [${first.index}].id, "${first.id}", are both ${envSuffix(first.id)} in names such as MEMBER_PIN_<ID>; change one`;

/** The shape of `members.json`: who lives here, in the order of the screens. */
export const membersFile = z
  .array(person, { error: "expected a list of members" })
  .min(1, "expected at least one member")
  .max(mostMembers, `expected at most ${mostMembers} members`)
  .superRefine((identity, context) => {
    const seen = new Map<string, Place>();
    identity.forEach(({ id }, index) => {
      const before = seen.get(envSuffix(id));
      if (before !== undefined)
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: sameIds(before, { id, index }),
        });
      seen.set(envSuffix(id), { id, index });
    });
  });

/** One line of the roster file as somebody wrote it. */
export type RosterFileEntry = z.infer<typeof person>;

/** Tells the parents: those marked; where nobody is, those who open Budget by the operator's word, else `dad` and `mom`. */
const isParentInRoster = (
  identity: readonly RosterFileEntry[],
  unlockMembers: readonly string[],
) => {
  if (identity.some(({ parent }) => parent === true))
    return ({ parent }: RosterFileEntry) => parent === true;
  if (unlockMembers.length > 0) return ({ id }: RosterFileEntry) => unlockMembers.includes(id);
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
    color: hexOf(one.color) ?? one.color,
    kid: one.kid ?? false,
    parent: parent(one),
    ...(one.avatar === undefined ? {} : { avatar: one.avatar }),
    ...(one.birthday === undefined ? {} : { birthday: one.birthday }),
    ...(one.needsCompany === true ? { needsCompany: true } : {}),
  }));
};

/** A roster as read from its file. */
export interface RosterReading {
  readonly roster: Roster;
  /** Fields that the wall doesn't know and leaves aside, such as `[2].colour`. */
  readonly unknownFields: readonly string[];
}

const unknownFieldsOf = (lines: unknown): string[] =>
  z
    .array(z.record(z.string(), z.unknown()))
    .parse(lines)
    .flatMap((line, index) =>
      Object.keys(line)
        .filter((key) => !Object.hasOwn(person.shape, key))
        .map((key) => `[${index}].${key}`),
    );

/** Reads a roster from its text; a broken one throws a ConfigError with file, line or field. */
export const parseMembers = (
  file: string,
  text: string,
  unlockMembers: readonly string[],
): RosterReading => {
  const json = parseJson(file, text);
  if ("problem" in json) throw new ConfigError([json.problem]);
  const parsed = membersFile.safeParse(json.value);
  if (!parsed.success) throw new ConfigError(problemsOf(file, parsed.error));
  return {
    roster: rosterFromPeople(parsed.data, unlockMembers),
    unknownFields: unknownFieldsOf(json.value),
  };
};

/** The roster's path; the shipped sample becomes the roster of a house that has none. Throws a ConfigError. */
export const ensureMembersFile = (configDir: string, shippedConfigDir: string): string => {
  const file = join(configDir, "members.json");
  if (existsSync(file)) return file;
  const sample = readFileSync(join(shippedConfigDir, "members.sample.json"), "utf8");
  try {
    replaceFile(file, sample, 0o644);
    return file;
  } catch (error) {
    const why = isOnReadOnlyDisk(file) ? "its disk can't be written" : String(error);
    const message = `can't be made, because ${why}. The first start needs a CONFIG_DIR that can be written, and some room there.`;
    throw new ConfigError([{ where: file, message, kind: "disk" }]);
  }
};

/** Reads the roster file; throws a ConfigError. */
export const readMembers = (file: string, unlockMembers: readonly string[]): RosterReading =>
  parseMembers(file, readConfigFile(file), unlockMembers);

const spellLine = (one: RosterFileEntry): string =>
  JSON.stringify(one, null, 1).replaceAll(/\n\s*/g, " ");

/** Replaces the roster file, whole or not at all; one line for each member, as a person would write it. */
export const writeMembers = (file: string, identity: readonly RosterFileEntry[]): void =>
  replaceFile(file, `[\n${identity.map((one) => `  ${spellLine(one)}`).join(",\n")}\n]\n`, 0o644);
