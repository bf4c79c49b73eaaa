import { ApiError, apiErrorOf } from "#client/api/api-error.ts";
import { inputOf } from "#client/mutations/define-mutation.ts";
import type { MutationQueue } from "#client/mutations/mutation-queue.ts";
import type { PendingMutation } from "#client/mutations/pending-mutation.ts";
import { useWaiting } from "#client/mutations/use-mutation-queue.ts";
import { newId } from "#client/platform/random-id.ts";
import { postEntry, removeEntry, type WrittenEntry } from "../mutations.ts";
import { entryBodyOf, type EntryDraft } from "./entry-draft.ts";

type Queue = Pick<
  MutationQueue,
  "enqueue" | "persisted" | "cancel" | "withdraw" | "pending" | "dismiss"
>;

/** An entry that this phone has yet to send. */
export interface QueuedEntry
  extends Omit<WrittenEntry, "date">, Partial<Pick<WrittenEntry, "date">> {
  readonly id: string;
  readonly pictures: readonly Blob[];
}

const queuedEntryOf = (mutation: PendingMutation): readonly QueuedEntry[] => {
  const { id, pictures = [] } = mutation;
  const entry = inputOf(postEntry, mutation);
  return entry === undefined ? [] : [{ ...entry, id, pictures }];
};

/** What this phone has written and the server hasn't got, the newest first. */
export const useQueuedEntries = (): readonly QueuedEntry[] => {
  const waiting = useWaiting();
  const removed = new Set(waiting.map((mutation) => inputOf(removeEntry, mutation)?.id));
  return waiting
    .flatMap(queuedEntryOf)
    .filter(({ id }) => !removed.has(id))
    .toReversed();
};

/** Enqueues a draft; resolves when the phone or the server has it for good, so that the draft may go. Rejects with an ApiError. */
export const enqueueDraft = async (
  queue: Queue,
  draft: EntryDraft,
  about: Pick<WrittenEntry, "authorId" | "date" | "title">,
): Promise<void> => {
  const { authorId, date, title } = about;
  const pictures = draft.pictures.map(({ picture }) => picture);
  const input = { ...entryBodyOf(draft, date), authorId, title, id: draft.id };
  const { answer, mayWait } = queue.enqueue(postEntry, input, { id: draft.id, pictures });
  const outcome = answer.then(
    () => "sent" as const,
    (error: unknown) => apiErrorOf(error),
  );
  const first = await Promise.race([outcome, queue.persisted(draft.id)]);
  // Only a full queue refuses at once, and a wall; whatever comes later, the queue itself shows.
  if (first instanceof ApiError && (!mayWait || first.code === "outboxFull")) throw first;
  if (first === false) await sendUnsaved(queue, draft.id, outcome);
};

const answerTimeoutMs = 5000;

/** Waits until the server has what the phone couldn't save; where that doesn't come about, the draft is all there is of it. */
const sendUnsaved = async (
  queue: Queue,
  id: string,
  outcome: Promise<"sent" | ApiError>,
): Promise<void> => {
  const timeout = new Promise<"waits">((resolve) => {
    setTimeout(() => resolve("waits"), answerTimeoutMs);
  });
  const now = await Promise.race([outcome, timeout]);
  if (now === "sent") return;
  if (now instanceof ApiError) {
    queue.dismiss(id);
    throw now;
  }
  // The draft keeps its id: should it have arrived, it counts once.
  if (await queue.withdraw(id))
    throw new ApiError("The phone has no room to keep it.", { status: 0, code: "notKept" });
  // It is under way.
  await sendUnsaved(queue, id, outcome);
};

/** Where a member's one draft lies. */
interface DraftPlace {
  /** Resolves with whether the device has it. */
  save(draft: EntryDraft): Promise<boolean>;
  remove(): Promise<void>;
}

/** Takes away after it what was sent to a house that didn't answer; false where it isn't waiting any more, or is on its way. */
const removeUnanswered = (queue: Queue, id: string): boolean => {
  const sent = queue.pending().find((mutation) => mutation.id === id);
  const entry = sent && inputOf(postEntry, sent);
  if (sent?.isTried !== true || entry?.id === undefined) return false;
  queue.enqueue(removeEntry, { id: entry.id, title: entry.title, byId: entry.authorId }, {});
  return true;
};

/** Lets a queued entry go that nobody can send any more; false where it is on its way. */
export const letEntryGo = (queue: Pick<Queue, "withdraw">, { id }: QueuedEntry): Promise<boolean> =>
  queue.withdraw(id);

const draftOf = ({ text, tags, memberIds, date, pictures }: QueuedEntry): EntryDraft => ({
  ...{ id: newId(), text, tags, memberIds, date },
  pictures: pictures.map((picture) => ({ id: newId(), picture })),
});

/** Posts a queued entry that its author can't send any more as somebody else's, with its pictures; of `today` where it names no day. Rejects with an ApiError, and leaves it as it was then. */
export const postAs = async (
  queue: Queue,
  entry: QueuedEntry,
  { authorId, today }: { readonly authorId: string; readonly today: string },
): Promise<void> => {
  const { date = today, title } = entry;
  await enqueueDraft(queue, draftOf(entry), { authorId, date, title });
  await queue.withdraw(entry.id);
};

/** Makes a queued entry a draft again, of its own day: not where it is on its way already, nor where the phone has no room for the draft. */
export const takeBackEntry = async (
  queue: Queue,
  entry: QueuedEntry,
  place: DraftPlace,
): Promise<"taken" | "sent" | "notKept"> => {
  const draft = draftOf(entry);
  // Nothing else has its words once it is cancelled.
  if (!(await place.save(draft))) return "notKept";
  if (await queue.cancel(entry.id)) return "taken";
  if (removeUnanswered(queue, entry.id)) return "taken";
  await place.remove();
  return "sent";
};
