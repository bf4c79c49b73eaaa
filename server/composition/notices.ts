import type { WallNotice } from "#contract/wall-notice.ts";
import type { WatchedRoster } from "../config/watch-members.ts";
import { failedRestoreNotice } from "../db/backups/restore-record.ts";
import { readRecovery, recoveryNotice } from "../db/recovery-record.ts";
import type { Clock } from "../platform/clock.ts";

interface NoticesDeps {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly members: Pick<WatchedRoster, "notices">;
  /** The notices of what surrounds the context. */
  readonly others: () => WallNotice[];
}

/** Collects the notices for grown-ups, at the time of each call. */
export const createNotices =
  ({ dataDir, clock, members, others }: NoticesDeps): (() => WallNotice[]) =>
  () => {
    const recovery = readRecovery(dataDir);
    const recovered = recovery === null ? null : recoveryNotice(recovery, clock.now());
    const failedRestore = failedRestoreNotice(dataDir, clock.now());
    return [
      ...(recovered === null ? [] : [recovered]),
      ...(failedRestore === null ? [] : [failedRestore]),
      ...members.notices(),
      ...others(),
    ];
  };
