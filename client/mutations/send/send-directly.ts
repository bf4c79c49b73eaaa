import { apiErrorOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { type SendDeps, suppressOwnChange } from "./send-with-key.ts";
import type { Send } from "../queue/deliver.ts";

const retryWaitsMs = [700, 2000];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again where the network failed for a moment. */
const withRetry = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (const waitMs of retryWaitsMs)
    try {
      return await attempt();
    } catch (error) {
      if (apiErrorOf(error).code !== "network") throw error;
      await sleep(waitMs);
    }
  return attempt();
};

/** Makes what sends mutations at once, each again with the same key when the network failed: however often, it counts once. */
export const createSendWithRetry =
  (deps: SendDeps): Send =>
  async (definition, { id, input }) => {
    const sent = definition.request(input, { uploadIds: [], mayWait: false });
    const attempt = () => call(definition.operation, sent, { idempotencyKey: id });
    const { stale } = definition.operation;
    return (await suppressOwnChange(deps, stale, () => withRetry(attempt))).answer;
  };
