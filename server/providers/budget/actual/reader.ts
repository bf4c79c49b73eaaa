import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { dayAt } from "#server/platform/clock.ts";
import type { ProviderTools } from "../../provider.ts";
import type { ActualEnv } from "./env.ts";
import { installedActualVersion, isSameVersion, actualServerVersion } from "./library.ts";
import { budgetSnapshotOf } from "./snapshot.ts";
import type { ActualOutcome, RunActual } from "./worker-process.ts";
import {
  ActualError,
  actualExitError,
  actualLibraryError,
  actualStatusError,
  actualOutboundError,
} from "./errors.ts";
import type { BudgetSnapshot } from "../port.ts";

/** The account of a budget in Actual. */
export interface ActualAccount {
  readonly url: string;
  readonly password: string;
  readonly syncId: string;
  readonly encryptionPassword: ActualEnv["ACTUAL_ENCRYPTION_PASSWORD"];
  readonly currency: ActualEnv["ACTUAL_CURRENCY"];
}

interface ActualReaderDeps extends Pick<
  ProviderTools,
  "outbound" | "clock" | "timeZone" | "cacheDir"
> {
  readonly account: ActualAccount;
  readonly libraryDir: string;
  readonly run: RunActual;
}

/** From the first month of the year that last month belongs to, until this month. */
const monthsToRead = (today: string): { first: string; last: string } => {
  const now = Temporal.PlainDate.from(today).toPlainYearMonth();
  return { first: `${now.subtract({ months: 1 }).year}-01`, last: now.toString() };
};

/** Prepares looks at a budget in Actual; each rejects with an ActualError where it can't be read. */
export const createActualReader = (deps: ActualReaderDeps) => {
  const { outbound, clock, timeZone, cacheDir, account, libraryDir, run } = deps;

  const requireSameVersion = async (signal: AbortSignal): Promise<void> => {
    const answer = await outbound({
      ...{ url: `${account.url}/info`, operatorHost: true, timeoutMs: 8_000, signal },
    }).catch((error: unknown) => {
      throw actualOutboundError(error);
    });
    if (answer.status !== 200) throw actualStatusError(answer.status);
    const theirs = actualServerVersion(answer.text());
    if (theirs === null) throw new ActualError("strange");
    const ours = installedActualVersion(libraryDir);
    if (ours === null) throw new ActualError("budgetNotInstalled");
    if (!isSameVersion(ours, theirs)) throw new ActualError("budgetVersionOther");
  };

  let isCopyDoubtful = false;
  const ask = async (signal: AbortSignal): Promise<ActualOutcome> => {
    const { url, password, syncId, encryptionPassword } = account;
    const copyDir = join(cacheDir(), "actual");
    const months = monthsToRead(dayAt(clock.now(), timeZone()));
    const outcome = await run(
      {
        ...{ do: "read", libraryDir, copyDir, url, password, syncId, encryptionPassword },
        ...{ ...months, anew: isCopyDoubtful },
      },
      signal,
    );
    isCopyDoubtful = "ended" in outcome || "again" in outcome;
    return outcome;
  };

  return async (signal: AbortSignal): Promise<BudgetSnapshot> => {
    await requireSameVersion(signal);
    let outcome = await ask(signal);
    // Whatever broke it off may have been a moment's trouble of this machine.
    const isBroken = "ended" in outcome && outcome.ended === "crashed";
    if (isBroken || "again" in outcome) outcome = await ask(signal);
    if ("again" in outcome) throw new ActualError("sourceTrouble");
    if ("failed" in outcome) throw actualLibraryError(outcome.failed);
    if ("ended" in outcome) throw actualExitError(outcome.ended);
    return budgetSnapshotOf(outcome.read, { currency: account.currency, now: clock.now() });
  };
};
