import { ApiError, apiErrorOf } from "#client/api/api-error.ts";
import type { AppContextValue } from "#client/context/app-context.ts";
import type { QueuedMutation } from "#client/mutations/outbox/queued-mutation.ts";
import type { MutationQueue } from "#client/mutations/outbox/mutation-queue.ts";
import { useQueuedMutations } from "#client/mutations/outbox/use-queue.ts";
import { entryBodyOf, type EntryDraft } from "./entry-draft.ts";
import type { JournalChange } from "../optimistic-entry.ts";
import { postEntryWrite } from "./deliver-entry.ts";
import { newId } from "#client/platform/random-id.ts";

type Added = Extract<JournalChange, { kind: "add" }>;

/** An entry that waits in line on this phone. */
export interface QueuedEntry extends Added {
  readonly id: string;
  readonly pictures: readonly Blob[];
}

const waitingOf = ({
  id,
  shows: { journal },
  pictures = [],
}: QueuedMutation): readonly QueuedEntry[] =>
  journal?.kind === "add" ? [{ ...journal, id, pictures }] : [];

/** What this phone has written and the house hasn't got, the newest first. */
export const useQueuedEntries = (): readonly QueuedEntry[] =>
  useQueuedMutations().flatMap(waitingOf).toReversed();

/** Puts a draft in line; resolves when the phone or the house has it for good, so that the draft may go. Rejects with an ApiError. */
export const enqueueDraft = async (
  app: Pick<AppContextValue, "oldQueue">,
  draft: EntryDraft,
  about: { readonly authorId: string; readonly date: string; readonly title: string },
): Promise<void> => {
  const { oldQueue: queue } = app;
  if (queue === undefined)
    throw new ApiError("Entries are written on phones.", { status: 0, code: "page" });
  const { authorId, date, title } = about;
  const body = entryBodyOf(draft, date);
  const pictures = draft.pictures.map(({ picture }) => picture);
  const shows = { title, journal: { kind: "add", authorId, ...body } as const };
  const written = { id: draft.id, pictures };
  const sent = queue.send(
    postEntryWrite,
    { body: { ...body, uploadIds: [], authorId } },
    shows,
    written,
  );
  const becameOf = sent.then(
    () => "sent" as const,
    (error: unknown) => apiErrorOf(error),
  );
  const first = await Promise.race([becameOf, queue.isSaved(draft.id)]);
  // Only a full line refuses at once; whatever comes later, the line itself shows.
  if (first instanceof ApiError && first.code === "outboxFull") throw first;
  if (first === false) await sendUnkept(queue, draft.id, becameOf);
};

const patienceMs = 5000;

/** Waits until the house has what the phone couldn't keep; where that doesn't come about, the draft is all there is of it. */
const sendUnkept = async (
  queue: MutationQueue,
  id: string,
  becameOf: Promise<"sent" | ApiError>,
): Promise<void> => {
  const patience = new Promise<"waits">((resolve) => {
    setTimeout(() => resolve("waits"), patienceMs);
  });
  const now = await Promise.race([becameOf, patience]);
  if (now === "sent") return;
  if (now instanceof ApiError) {
    queue.dismiss(id);
    throw now;
  }
  if (await queue.cancel(id))
    throw new ApiError("The phone has no room to keep it.", { status: 0, code: "notKept" });
  // It is under way.
  await sendUnkept(queue, id, becameOf);
};

/** A waiting entry as a draft again; undefined where it is on its way already. */
export const cancelQueuedEntry = async (
  { oldQueue: queue }: Pick<AppContextValue, "oldQueue">,
  { id, text, tags, memberIds, pictures }: QueuedEntry,
): Promise<EntryDraft | undefined> =>
  (await queue?.cancel(id)) === true
    ? {
        ...{ id: newId(), text, tags, memberIds },
        pictures: pictures.map((picture) => ({ id: newId(), picture })),
      }
    : undefined;
