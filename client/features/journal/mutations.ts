import { useMutation, useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { type ApiError, sampleContentError } from "../../api/api-error.ts";
import { defineWrite } from "../../api/call.ts";
import { type AppContextValue, useApp } from "../../context/app-context.ts";
import { useQueuedMutations } from "../../mutations/outbox/use-queue.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { sendOrEnqueue } from "../../mutations/send.ts";
import type { JournalChange } from "./optimistic-entry.ts";
import { cacheJournalAnswer } from "./journal-cache.ts";

const heartWrite = defineWrite("POST /api/journal/{id}/heart", ["journal"]);
const editWrite = defineWrite("PATCH /api/journal/{id}", ["journal"]);
const removeWrite = defineWrite("DELETE /api/journal/{id}", ["journal"]);
const mutationKey = ["journal"];

/** What is done to an entry that is there. */
export type EntryChange = Exclude<JournalChange, { kind: "add" }>;

interface EntryAction {
  readonly change: EntryChange;
  /** What people call what it is about. */
  readonly title: string;
}

const sendChange = async (
  app: AppContextValue,
  { change, title }: EntryAction,
): Promise<unknown> => {
  const shows = { title, journal: change };
  const params = { id: change.id };
  switch (change.kind) {
    case "heart": {
      const { give, memberId } = change;
      const body = { give, ...(memberId === undefined ? {} : { memberId }) };
      return (await sendOrEnqueue(app, heartWrite, { params, body }, shows)).answer;
    }
    case "edit":
      return (await sendOrEnqueue(app, editWrite, { params, body: change.patch }, shows)).answer;
    case "remove":
      return (await sendOrEnqueue(app, removeWrite, { params }, shows)).answer;
  }
};

/** What this page has changed and the server hasn't confirmed, in order. */
export const useJournalChanges = (): readonly JournalChange[] => {
  const { oldQueue: queue } = useApp();
  const waiting = useQueuedMutations();
  const flying = useMutationState<EntryChange | undefined>({
    filters: { mutationKey, status: "pending" },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of this file's own mutation
    select: ({ state }) => (state.variables as EntryAction | undefined)?.change,
  });
  return useMemo(() => {
    const changes = queue === undefined ? flying : waiting.map(({ shows }) => shows.journal);
    return changes.filter((change) => change !== undefined);
  }, [queue, flying, waiting]);
};

/** The way to change entries; each change shows at once. `onFailed` hears why the server refused, `code` `sample` for sample content. */
export const useChangeEntries = (onFailed: (error: ApiError) => void) => {
  const app = useApp();
  const { mutate } = useMutation<unknown, ApiError, EntryAction>({
    mutationKey,
    mutationFn: (action) => sendChange(app, action),
    onSuccess: (answer, { change }) => {
      // Where writes wait in line, the line keeps their answers.
      if (app.oldQueue === undefined) cacheJournalAnswer(app.queryClient, change, answer);
      // Other pages show it by what it says and whom it is about.
      if (change.kind !== "heart")
        void app.queryClient.invalidateQueries({ queryKey: ["journal"] });
    },
    onError: (error) => {
      void app.queryClient.invalidateQueries({ queryKey: ["journal"] });
      onFailed(error);
    },
  });
  return (entry: Pick<JournalEntry, "id" | "text">, change: EntryChange): void =>
    isSampleId(entry.id)
      ? onFailed(sampleContentError())
      : mutate({ change, title: entry.text.slice(0, 60) });
};
