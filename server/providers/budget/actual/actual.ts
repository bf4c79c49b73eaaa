import { iso } from "#server/platform/clock.ts";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import { createSharedRead } from "../../shared-read.ts";
import { actualConnection } from "./connection.ts";
import { type ActualEnv, actualEnv } from "./env.ts";
import type { ActualDeps } from "./library.ts";
import { createRunActual, defaultActualLimits } from "./worker-process.ts";
import { type ActualAccount, createActualReader } from "./reader.ts";
import { createActualRetryDelay } from "./retry-delay.ts";
import { ActualError, actualMissingError } from "./errors.ts";
import type { BudgetSnapshot, BudgetSource } from "../port.ts";

const policy = { keepMs: 10 * 60_000, restMs: 15_000, idleMs: 3_600_000 };
const lookMs = 5_000;
/** How long the first reader waits, in milliseconds. */
const firstReadMs = 8_000;

const accountOf = (env: ActualEnv): ActualAccount | null => {
  const { ACTUAL_URL: url, ACTUAL_PASSWORD: password, ACTUAL_SYNC_ID: syncId } = env;
  if (url === undefined || password === undefined || syncId === undefined) return null;
  return {
    ...{ url, password, syncId, currency: env.ACTUAL_CURRENCY },
    encryptionPassword: env.ACTUAL_ENCRYPTION_PASSWORD,
  };
};

const waitForFirst = async (asking: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, firstReadMs);
  });
  await Promise.race([asking, late]);
  clearTimeout(timer);
};

const healthOf = (
  last: BudgetSnapshot | null,
  error: ActualError | null,
): ReturnType<BudgetSource["health"]> => {
  const checked = last === null ? {} : { checkedAt: iso(last.updatedAt) };
  if (error === null) return { state: "ok", ...checked };
  const state = last === null ? "unreachable" : "stale";
  return { state, ...checked, error: error.message, code: error.trouble };
};

/** The variables of the process that a worker needs. */
const workerEnvironment = ({ PATH, NODE_EXTRA_CA_CERTS }: ActualEnv): Record<string, string> => ({
  ...(PATH === undefined ? {} : { PATH }),
  ...(NODE_EXTRA_CA_CERTS === undefined ? {} : { NODE_EXTRA_CA_CERTS }),
});

const create = (tools: ProviderTools & ActualDeps, env: ActualEnv): BudgetSource | null => {
  const { clock, log } = tools;
  const account = accountOf(env);
  if (account === null) return null;
  const run = createRunActual({
    ...{ file: tools.worker("actual-worker").url, limits: defaultActualLimits, log },
    env: workerEnvironment(env),
  });
  const look = createActualReader({ ...tools, account, run });
  const rest = createActualRetryDelay(clock);
  let last: BudgetSnapshot | null = null;
  let error: ActualError | null = null;
  let isKnown = false;

  const note = (outcome: ActualError | null): void => {
    const isNews = outcome?.trouble !== error?.trouble;
    error = outcome;
    rest.after(error?.trouble ?? null);
    if (isNews && error !== null) log.info({ why: error.trouble }, "the budget can't be read");
    // Readers who did not wait for it read again.
    if (isKnown && (isNews || error === null)) tools.changed("budget");
    isKnown = true;
  };
  const ask = async (signal: AbortSignal): Promise<void> => {
    if (error !== null && rest.isNow()) throw error;
    try {
      last = await look(signal);
      note(null);
    } catch (cause) {
      if (!(cause instanceof ActualError)) log.error({ err: cause }, "reading the budget broke");
      if (!signal.aborted)
        note(cause instanceof ActualError ? cause : new ActualError("sourceTrouble"));
      throw cause;
    }
  };
  const shared = createSharedRead({ ask, clock, policy });
  const timer = setInterval(() => void shared.look(), lookMs).unref();

  const known = (): BudgetSnapshot => {
    if (error !== null) throw actualMissingError(error);
    if (last === null) throw actualMissingError(new ActualError("timeout"));
    return last;
  };

  return {
    can: [],
    health: () => healthOf(last, error),
    snapshot: async ({ fresh = false } = {}) => {
      const asking = shared.current().catch(() => undefined);
      if (fresh) await asking;
      else if (!isKnown) {
        await waitForFirst(asking);
        isKnown = true;
      }
      return known();
    },
    stop: async () => {
      clearInterval(timer);
      await shared.stop();
    },
  };
};

/** A budget in Actual, read with its own library in a worker process. */
export const actualBudget = defineProvider<"budget", BudgetSource, ActualEnv, ActualDeps>({
  domain: "budget",
  name: "actual",
  env: actualEnv,
  create,
  connection: actualConnection,
});
