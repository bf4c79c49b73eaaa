import type { QueryClient } from "@tanstack/react-query";
import type { SendDeps } from "./send/send-with-key.ts";
import type { ReviseNamed } from "./cache/settle-answer.ts";
import type { AnyMutation } from "./define-mutation.ts";
import { createMutationQueue, type MutationQueue } from "./mutation-queue.ts";
import { createBringBack } from "./queue/bring-back.ts";
import { browserChannel, noChannel } from "./queue/channel.ts";
import { createPersistence } from "./queue/persistence.ts";
import { browserLease, claimsOfOnePage, leaseByClaims } from "./queue/lease.ts";
import { indexedDbStore, type Migrate, noStore } from "./queue/store.ts";
import { createWaitingDelivery } from "./queue/waiting-delivery.ts";
import { createSendQueued } from "./send/send-queued.ts";
import { createSendWithRetry } from "./send/send-directly.ts";
import type { SendPicture } from "./send/upload-pictures.ts";
import { watchSession } from "./session.ts";

interface WallQueueDeps extends SendDeps {
  readonly client: QueryClient;
}

/** Makes the queue of a page: of a wall, or of a phone. */
export type CreateQueue = (deps: WallQueueDeps) => MutationQueue;

interface PhoneQueueDeps extends WallQueueDeps {
  /** What an earlier page may have left waiting. */
  readonly definitions: readonly AnyMutation[];
  readonly loadSendPicture: () => Promise<SendPicture>;
  /** What of what waits is to be otherwise by an answer. */
  readonly reviseNamed?: ReviseNamed;
  /** Loads what brings that which an earlier version of the app stored into today's form. */
  readonly loadMigrate?: () => Promise<Migrate>;
}

/** The queue of a wall: a tap is sent at once, and says at once when it failed. */
export const createWallQueue: CreateQueue = ({ client, ownChanges, live }) =>
  createMutationQueue({ client, send: createSendWithRetry({ ownChanges, live }) });

/** What the pages of this browser share; nothing where it keeps nothing. */
const sharedByPages = (loadMigrate?: () => Promise<Migrate>) =>
  typeof indexedDB === "undefined"
    ? {
        persistence: createPersistence(noStore()),
        lease: leaseByClaims(claimsOfOnePage()),
        channel: noChannel,
      }
    : {
        persistence: createPersistence(indexedDbStore(loadMigrate)),
        ...{ lease: browserLease(), channel: browserChannel() },
      };

/** The queue of a phone, which leaves the Wi-Fi: what waits is kept on the device, and sent when the server is in reach. */
export const createPhoneQueue = (deps: PhoneQueueDeps): MutationQueue => {
  const { client, ownChanges, live, definitions, loadSendPicture } = deps;
  const queue: MutationQueue = createMutationQueue({
    client,
    send: createSendWithRetry({ ownChanges, live }),
    offline: {
      ...sharedByPages(deps.loadMigrate),
      ...(deps.reviseNamed === undefined ? {} : { reviseNamed: deps.reviseNamed }),
      createDelivery: createWaitingDelivery,
      createBringBack,
      definitions,
      session: watchSession(client, () => queue.flush()),
      send: createSendQueued({ ownChanges, live, loadSendPicture }),
    },
  });
  return queue;
};
