import { isDeepStrictEqual } from "node:util";
import { watch } from "chokidar";
import type { Logger } from "pino";
import type { Roster } from "./members.ts";
import { type Person, readMembers, rosterOf, writeMembers } from "./members-file.ts";
import { ConfigError } from "./problems.ts";

/** The roster as it stands now, and what is wrong with the file if the last edit broke it. */
export interface LiveRoster {
  current(): Roster;
  /** A sentence for the wall, or null while the file is fine. */
  notice(): string | null;
  /** What these lines would make of the roster. */
  preview(people: readonly Person[]): Roster;
  /** Writes the file and is that roster from now on, without a word to `onChange`; throws what the disk says. */
  apply(people: readonly Person[]): void;
  /** Calls back after every edit of the file that changed something. */
  onChange(listener: () => void): void;
  stop(): Promise<void>;
}

interface Options {
  readonly file: string;
  readonly unlockMembers: readonly string[];
  readonly log: Logger;
}

/** Follows the roster file; a broken edit keeps the last good roster and leaves a notice. */
export const watchMembers = ({ file, unlockMembers, log }: Options): LiveRoster => {
  let roster = readMembers(file, unlockMembers);
  let notice: string | null = null;
  let changed = (): void => undefined;

  const reread = (): void => {
    const before = { roster, notice };
    try {
      const read = readMembers(file, unlockMembers);
      // The echo of our own writing is no change: who holds the roster may go on holding it.
      if (!isDeepStrictEqual(read, roster)) roster = read;
      notice = null;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      notice = error.message;
      log.warn(
        { problems: error.problems },
        "the roster file is broken, the last good roster stays",
      );
    }
    if (before.roster !== roster || before.notice !== notice) changed();
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
    notice: () => notice,
    preview: (people) => rosterOf(people, unlockMembers),
    apply: (people) => {
      writeMembers(file, people);
      roster = rosterOf(people, unlockMembers);
      notice = null;
    },
    onChange: (listener) => {
      changed = listener;
    },
    stop: () => watcher.close(),
  };
};
