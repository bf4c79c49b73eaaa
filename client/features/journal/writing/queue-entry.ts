import { ApiError, apiErrorOf } from "#client/api/api-error.ts";
import type { House } from "#client/context/app-context.ts";
import type { Action } from "#client/mutations/queue/queued-mutation.ts";
import type { Outbox } from "#client/mutations/queue/mutation-queue.ts";
import { useWaiting } from "#client/mutations/queue/use-queue.ts";
import { bodyOf, type EntryDraft } from "./entry-draft.ts";
import type { JournalChange } from "../optimistic-entry.ts";
import { writeEntry } from "./deliver-entry.ts";
import { newId } from "#client/platform/random-id.ts";

type Added = Extract<JournalChange, { kind: "add" }>;

/** An entry that waits in line on this phone. */
export interface WaitingEntry extends Added {
  readonly id: string;
  readonly pictures: readonly Blob[];
}

const waitingOf = ({ id, shows: { journal }, pictures = [] }: Action): readonly WaitingEntry[] =>
  journal?.kind === "add" ? [{ ...journal, id, pictures }] : [];

/** What this phone has written and the house hasn't got, the newest first. */
export const useWaitingEntries = (): readonly WaitingEntry[] =>
  useWaiting().flatMap(waitingOf).toReversed();

/** Puts a draft in line; resolves when the phone or the house has it for good, so that the draft may go. Rejects with an ApiError. */
export const postDraft = async (
  house: Pick<House, "outbox">,
  draft: EntryDraft,
  about: { readonly authorId: string; readonly date: string; readonly title: string },
): Promise<void> => {
  const { outbox } = house;
  if (outbox === undefined)
    throw new ApiError("Entries are written on phones.", { status: 0, code: "page" });
  const { authorId, date, title } = about;
  const body = bodyOf(draft, date);
  const pictures = draft.pictures.map(({ picture }) => picture);
  const shows = { title, journal: { kind: "add", authorId, ...body } as const };
  const written = { id: draft.id, pictures };
  const sent = outbox.send(
    writeEntry,
    { body: { ...body, uploadIds: [], authorId } },
    shows,
    written,
  );
  const becameOf = sent.then(
    () => "sent" as const,
    (error: unknown) => apiErrorOf(error),
  );
  const first = await Promise.race([becameOf, outbox.kept(draft.id)]);
  // Only a full line refuses at once; whatever comes later, the line itself shows.
  if (first instanceof ApiError && first.code === "outboxFull") throw first;
  if (first === false) await sendUnkept(outbox, draft.id, becameOf);
};

const patienceMs = 5000;

/** Waits until the house has what the phone couldn't keep; where that doesn't come about, the draft is all there is of it. */
const sendUnkept = async (
  outbox: Outbox,
  id: string,
  becameOf: Promise<"sent" | ApiError>,
): Promise<void> => {
  const patience = new Promise<"waits">((resolve) => {
    setTimeout(() => resolve("waits"), patienceMs);
  });
  const now = await Promise.race([becameOf, patience]);
  if (now === "sent") return;
  if (now instanceof ApiError) {
    outbox.dismiss(id);
    throw now;
  }
  if (await outbox.withdraw(id))
    throw new ApiError("The phone has no room to keep it.", { status: 0, code: "notKept" });
  // It is under way.
  await sendUnkept(outbox, id, becameOf);
};

/** A waiting entry as a draft again; undefined where it is on its way already. */
export const takeBack = async (
  { outbox }: Pick<House, "outbox">,
  { id, text, tags, memberIds, pictures }: WaitingEntry,
): Promise<EntryDraft | undefined> =>
  (await outbox?.withdraw(id)) === true
    ? {
        ...{ id: newId(), text, tags, memberIds },
        pictures: pictures.map((picture) => ({ id: newId(), picture })),
      }
    : undefined;
