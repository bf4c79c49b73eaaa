import type { QueryClient } from "@tanstack/react-query";
import type { WriteKey } from "#contract/api.ts";
import type { Config } from "#contract/meta.ts";
import type { WallRight } from "#contract/operation.ts";
import { ApiError } from "#client/api/api-error.ts";
import { mayAt, reaches } from "#client/context/wall.ts";
import type { MutationQueue } from "#client/mutations/mutation-queue.ts";
import { createWallQueue, type CreateQueue } from "#client/mutations/page-queues.ts";
import type { Enqueue } from "#client/mutations/queue/enqueue.ts";
import { createLazyValue } from "#client/platform/lazy-value.ts";
import { newId } from "#client/platform/random-id.ts";
import { configRead } from "#client/query/config-read.ts";
import { queryOf } from "#client/query/query-state.ts";
import { askParent } from "./parent-question.ts";

/** What each write needs; a wall that may do everything never asks, so no first picture brings it. */
export const lateRights = createLazyValue(
  async () => (await import("./right-of-write.ts")).rightOfWrite,
);

/** What this browser may do, as far as it has been told. */
const mayNow = (client: QueryClient): WallRight => {
  const config = client.getQueryData<Config>(queryOf(configRead, {}).queryKey);
  return config === undefined ? "write" : mayAt(config, Date.now());
};

/** Lets a queue's writes wait for a parent where the wall may not make them; nothing is shown of one before. */
export const guardQueue = (
  queue: MutationQueue,
  may: () => WallRight,
  ask: (needed: WallRight) => Promise<boolean>,
): MutationQueue => {
  const neededFor = (key: WriteKey): WallRight | undefined => lateRights.current()?.(key);
  const allowed = async (key: WriteKey): Promise<boolean> => {
    await lateRights.load();
    // Where even that can't be fetched, the server decides.
    const needed = neededFor(key) ?? "look";
    return reaches(may(), needed) || ask(needed);
  };
  const enqueue: Enqueue = (definition, input, options = {}) => {
    const { key } = definition.operation;
    const needed = neededFor(key);
    const isAllowed = may() === "write" || (needed !== undefined && reaches(may(), needed));
    if (isAllowed) return queue.enqueue(definition, input, options);
    const id = options.id ?? newId();
    const asked = needed === undefined ? allowed(key) : ask(needed);
    const answer = asked.then((isGranted) => {
      if (isGranted) return queue.enqueue(definition, input, { ...options, id }).answer;
      throw new ApiError("This wall may not do that.", { status: 403, code: "wallMayNot" });
    });
    // Whoever made it may be gone.
    answer.catch(() => undefined);
    return { id, answer, mayWait: false };
  };
  return { ...queue, enqueue };
};

/** The queue of a wall that asks a parent before it does what it may not. */
export const createGuardedQueue: CreateQueue = (deps) =>
  guardQueue(createWallQueue(deps), () => mayNow(deps.client), askParent);
