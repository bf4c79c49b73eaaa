import { isDeepStrictEqual } from "node:util";
import { watch } from "chokidar";
import type { Logger } from "pino";
import type { Roster } from "./members.ts";
import { readMembers } from "./members-file.ts";
import { ConfigError } from "./problems.ts";

/** The roster as it stands now, and what is wrong with the file if the last edit broke it. */
export interface LiveRoster {
  current(): Roster;
  /** A sentence for the wall, or null while the file is fine. */
  notice(): string | null;
  stop(): Promise<void>;
}

interface Options {
  readonly file: string;
  readonly unlockMembers: readonly string[];
  readonly log: Logger;
  readonly onChange: () => void;
}

/** Follows the roster file; a broken edit keeps the last good roster and leaves a notice. */
export const watchMembers = ({ file, unlockMembers, log, onChange }: Options): LiveRoster => {
  let roster = readMembers(file, unlockMembers);
  let notice: string | null = null;

  const reread = (): void => {
    const before = { roster, notice };
    try {
      roster = readMembers(file, unlockMembers);
      notice = null;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      notice = error.message;
      log.warn(
        { problems: error.problems },
        "the roster file is broken, the last good roster stays",
      );
    }
    if (!isDeepStrictEqual(before, { roster, notice })) onChange();
  };

  const watcher = watch(file, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 },
  });
  watcher.on("all", reread);

  return { current: () => roster, notice: () => notice, stop: () => watcher.close() };
};
