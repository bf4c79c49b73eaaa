import type { WriteKey } from "#contract/api.ts";
import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import type { AppContextValue } from "../../context/app-context.ts";
import { cacheJournalAnswer } from "../../features/journal/journal-cache.ts";
import { sendWithKey } from "../send-with-key.ts";
import { type QueuedMutation, authorOf, isOtherAuthor } from "./queued-mutation.ts";
import { browserOutcomeChannel, noOutcomeChannel } from "./broadcast.ts";
import { leaseLock, inMemoryLeaseStore, browserCrossTabLock } from "./cross-tab-lock.ts";
import { createMutationQueue, type MutationQueue } from "./mutation-queue.ts";
import { indexedDbMutationStore, unavailableMutationStore } from "./mutation-store.ts";
import { watchSession } from "./watch-session.ts";

/** Sending pictures comes with the first one that is to be sent. */
const loadDelivery = () =>
  import("../../features/journal/writing/deliver-entry.ts").catch((cause: unknown) => {
    const why = { status: 0, code: "network" };
    throw new ApiError("This part of the app can't be fetched.", why, { cause });
  });

/** What the pages of this browser share; nothing where it keeps nothing. */
const browserQueueDeps = () =>
  typeof indexedDB === "undefined"
    ? {
        store: unavailableMutationStore(),
        lock: leaseLock(inMemoryLeaseStore()),
        channel: noOutcomeChannel,
      }
    : {
        store: indexedDbMutationStore(),
        lock: browserCrossTabLock(),
        channel: browserOutcomeChannel(),
      };

/** The line of a phone: what waits is sent to the house, and ticks that an earlier page left are shown again. */
export const createPhoneQueue = (
  app: Pick<AppContextValue, "queryClient" | "live" | "ownChanges" | "ticks">,
): MutationQueue => {
  const { queryClient, ticks } = app;
  const keepAnswer = ({ shows }: QueuedMutation, answer: unknown): void => {
    const { journal } = shows;
    if (journal !== undefined) cacheJournalAnswer(queryClient, journal, answer);
  };
  const session = watchSession(queryClient, () => queue.flush());
  const queue = createMutationQueue({
    ...browserQueueDeps(),
    deliver: async (action) => {
      const sent =
        action.pictures === undefined
          ? sendWithKey<WriteKey>(app, action, action.sent, action.id)
          : (await loadDelivery()).deliverWithPictures(app, action, action.pictures);
      return sent.catch((reason: unknown) => {
        if (isOtherAuthor(apiErrorOf(reason))) session.recheck();
        throw reason;
      });
    },
    onAnswer: keepAnswer,
    onHydrated: ({ shows: { tap } }, settled) => {
      if (tap !== undefined)
        void ticks.add(tap, async () => void (await settled)).catch(() => undefined);
    },
    isDelayed: (action) => {
      const authorId = authorOf(action);
      return authorId !== undefined && authorId !== session.memberId();
    },
    onDelivered: (stale) => {
      for (const topic of stale) void queryClient.invalidateQueries({ queryKey: [topic] });
    },
  });
  return queue;
};
