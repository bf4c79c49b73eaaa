import { isDeepStrictEqual } from "node:util";
import { watch } from "chokidar";
import type { Logger } from "pino";
import type { Roster } from "./roster.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import {
  type RosterFileEntry,
  readMembers,
  rosterFromPeople,
  writeMembers,
} from "./members-file.ts";
import { ConfigError, type Problem } from "../platform/config-error.ts";

/** The roster as it stands now, and what is wrong with the file if the last edit broke it. */
export interface WatchedRoster {
  current(): Roster;
  /** What is wrong with the file, the first few things of it; none while it is fine. */
  notices(): readonly WallNotice[];
  /** What these lines would make of the roster. */
  preview(identity: readonly RosterFileEntry[]): Roster;
  /** Writes the file and is that roster from now on, without a word to `onChange`; throws what the disk says. */
  apply(identity: readonly RosterFileEntry[]): void;
  /** Calls back after every edit of the file that changed something. */
  onChange(listener: () => void): void;
  stop(): Promise<void>;
}

interface WatchMembersOptions {
  readonly file: string;
  readonly unlockMembers: readonly string[];
  readonly log: Logger;
}

const noticedAtMost = 3;

const noticeOf = (file: string, { where, message, part }: Problem): WallNotice => {
  const error = `The family stays as it was, because its file is broken: ${where}: ${message}`;
  if (part === undefined) return { code: "rosterUnreadable", error, file };
  return "line" in part
    ? { code: "rosterNotJson", error, file, line: part.line }
    : { code: "rosterField", error, file, field: part.field };
};

const unknownFieldNotice =
  (file: string) =>
  (field: string): WallNotice => ({
    code: "rosterUnknownField",
    error: `${file}: ${field} is no field of a member; it is ignored`,
    file,
    field,
  });

/** Follows the roster file; a broken edit keeps the last good roster and leaves a notice. */
export const watchMembers = ({ file, unlockMembers, log }: WatchMembersOptions): WatchedRoster => {
  const noticesOf = (unknownFields: readonly string[]): WallNotice[] =>
    unknownFields.slice(0, noticedAtMost).map(unknownFieldNotice(file));
  const first = readMembers(file, unlockMembers);
  let { roster } = first;
  let notices: readonly WallNotice[] = noticesOf(first.unknownFields);
  let changed = (): void => undefined;

  const reread = (): void => {
    const before = { roster, notices };
    try {
      const read = readMembers(file, unlockMembers);
      // The echo of our own writing is no change: who holds the roster may go on holding it.
      if (!isDeepStrictEqual(read.roster, roster)) roster = read.roster;
      notices = noticesOf(read.unknownFields);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      notices = error.problems.slice(0, noticedAtMost).map((problem) => noticeOf(file, problem));
      log.warn(
        { problems: error.problems },
        "the roster file is broken, the last good roster stays",
      );
    }
    if (before.roster !== roster || !isDeepStrictEqual(before.notices, notices)) changed();
  };

  const watcher = watch(file, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 },
  });
  watcher.on("all", reread);
  // An edit between the first reading and now would have gone unseen.
  watcher.on("ready", reread);

  return {
    current: () => roster,
    notices: () => notices,
    preview: (identity) => rosterFromPeople(identity, unlockMembers),
    apply: (identity) => {
      writeMembers(file, identity);
      roster = rosterFromPeople(identity, unlockMembers);
      notices = [];
    },
    onChange: (listener) => {
      changed = listener;
    },
    stop: () => watcher.close(),
  };
};
