import { type CreateQueue, createPhoneQueue } from "../mutations/page-queues.ts";
import { keepTrying } from "../platform/keep-trying.ts";
import { reviseAfterMerge } from "./revise-after-merge.ts";
import { offlineMutations } from "./offline-mutations.ts";

/** What sends pictures comes with the first one that is to be sent. */
const loadSendPicture = async () =>
  (await import("../features/uploads/send-picture.ts")).sendPicture;

/** What an earlier version left is rare, and so is what reads it. */
const loadMigrate = async () =>
  (await keepTrying(() => import("./migrate-pending.ts"))).migratePending;

/** Makes the queue of a phone, with every feature's writes. */
export const openPhoneQueue: CreateQueue = (deps) =>
  createPhoneQueue({
    ...deps,
    definitions: offlineMutations,
    reviseNamed: reviseAfterMerge,
    loadSendPicture,
    loadMigrate,
  });
