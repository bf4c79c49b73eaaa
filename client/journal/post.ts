import { ApiError, apiErrorOf } from "../api-error.ts";
import type { House } from "../house.ts";
import type { Action } from "../outbox/action.ts";
import { useWaiting } from "../outbox/use-outbox.ts";
import { bodyOf, type EntryDraft } from "./draft.ts";
import type { JournalChange } from "./change.ts";
import { writeEntry } from "./deliver.ts";
import { newId } from "../id.ts";

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

/** Puts a draft in line; resolves when the phone has it for good, so that the draft may go. */
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
  const sent = outbox.send(writeEntry, { body: { ...body, uploadIds: [] } }, shows, {
    ...{ id: draft.id, pictures },
  });
  // Only a full line refuses at once; whatever comes later, the line itself shows.
  const refused = await Promise.race([
    sent.then(
      () => undefined,
      (error: unknown) => apiErrorOf(error),
    ),
    outbox.kept(draft.id).then(() => undefined),
  ]);
  if (refused?.code === "outboxFull") throw refused;
};

/** A waiting entry as a draft again; undefined where it is on its way already. */
export const takeBack = (
  { outbox }: Pick<House, "outbox">,
  { id, text, tags, memberIds, pictures }: WaitingEntry,
): EntryDraft | undefined =>
  outbox?.withdraw(id) === true
    ? {
        ...{ id: newId(), text, tags, memberIds },
        pictures: pictures.map((picture) => ({ id: newId(), picture })),
      }
    : undefined;
