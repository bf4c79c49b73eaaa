import { type CreateQueue, createPhoneQueue } from "../mutations/page-queues.ts";
import { migratePending } from "./migrate-pending.ts";
import { offlineMutations } from "./offline-mutations.ts";

/** What sends pictures comes with the first one that is to be sent. */
const loadSendPicture = async () =>
  (await import("../features/uploads/send-picture.ts")).sendPicture;

/** Makes the queue of a phone, with every feature's writes. */
export const openPhoneQueue: CreateQueue = (deps) =>
  createPhoneQueue({
    ...deps,
    definitions: offlineMutations,
    loadSendPicture,
    migrate: migratePending,
  });
