import { useMutation, useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { type ApiError, demoError } from "../../api/api-error.ts";
import { write } from "../../api/call.ts";
import { type House, useHouse } from "../../context/app-context.ts";
import { useWaiting } from "../../mutations/queue/use-queue.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { sendOrWait } from "../../mutations/send.ts";
import type { JournalChange } from "./optimistic-entry.ts";
import { keepJournal } from "./journal-cache.ts";

const heartWrite = write("POST /api/journal/{id}/heart", ["journal"]);
const editWrite = write("PATCH /api/journal/{id}", ["journal"]);
const removeWrite = write("DELETE /api/journal/{id}", ["journal"]);
const mutationKey = ["journal"];

/** What is done to an entry that is there. */
export type EntryChange = Exclude<JournalChange, { kind: "add" }>;

interface EntryAction {
  readonly change: EntryChange;
  /** What people call what it is about. */
  readonly title: string;
}

const sendChange = async (house: House, { change, title }: EntryAction): Promise<unknown> => {
  const shows = { title, journal: change };
  const params = { id: change.id };
  switch (change.kind) {
    case "heart": {
      const { give, memberId } = change;
      const body = { give, ...(memberId === undefined ? {} : { memberId }) };
      return (await sendOrWait(house, heartWrite, { params, body }, shows)).answer;
    }
    case "edit":
      return (await sendOrWait(house, editWrite, { params, body: change.patch }, shows)).answer;
    case "remove":
      return (await sendOrWait(house, removeWrite, { params }, shows)).answer;
  }
};

/** What this page has changed and the server hasn't confirmed, in order. */
export const useJournalChanges = (): readonly JournalChange[] => {
  const { outbox } = useHouse();
  const waiting = useWaiting();
  const flying = useMutationState<EntryChange | undefined>({
    filters: { mutationKey, status: "pending" },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of this file's own mutation
    select: ({ state }) => (state.variables as EntryAction | undefined)?.change,
  });
  return useMemo(() => {
    const changes = outbox === undefined ? flying : waiting.map(({ shows }) => shows.journal);
    return changes.filter((change) => change !== undefined);
  }, [outbox, flying, waiting]);
};

/** The way to change entries; each change shows at once. `onFailed` hears why the server refused, `code` `demo` for sample content. */
export const useChangeEntries = (onFailed: (error: ApiError) => void) => {
  const house = useHouse();
  const { mutate } = useMutation<unknown, ApiError, EntryAction>({
    mutationKey,
    mutationFn: (action) => sendChange(house, action),
    onSuccess: (answer, { change }) => {
      // Where writes wait in line, the line keeps their answers.
      if (house.outbox === undefined) keepJournal(house.client, change, answer);
      // Other pages show it by what it says and whom it is about.
      if (change.kind !== "heart") void house.client.invalidateQueries({ queryKey: ["journal"] });
    },
    onError: (error) => {
      void house.client.invalidateQueries({ queryKey: ["journal"] });
      onFailed(error);
    },
  });
  return (entry: Pick<JournalEntry, "id" | "text">, change: EntryChange): void =>
    isSampleId(entry.id)
      ? onFailed(demoError())
      : mutate({ change, title: entry.text.slice(0, 60) });
};
