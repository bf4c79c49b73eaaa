import type { Topic } from "#contract/operation.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { MutationQueue } from "../../mutations/mutation-queue.ts";
import { readLocal, writeLocal } from "../../platform/local-storage.ts";
import type { OverwrittenField, OwnEdit } from "./find-overwritten.ts";
import { createOwnEdits, isOwnEdit } from "./own-edits.ts";
import { rememberAnswer } from "./remember-answer.ts";

const name = "own-edits";
/** An answer from before an edit may still come; the one after it is read at once. */
const settleMs = 1000;

/** Matches the keys of writes by which somebody signs in or out; not what a phone says of its app each time that it is opened. */
export const signsInOrOut = /^(?:POST|DELETE) \/api\/session/;

const keptEdits = (): OwnEdit[] => {
  try {
    const kept: unknown = JSON.parse(readLocal(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isOwnEdit) : [];
  } catch {
    return [];
  }
};

/** Tells of each field that was written in this browser and that somebody wrote over later, on the page that is looked at; returns how to end it. */
export const watchOverwritten = (
  queue: Pick<MutationQueue, "onAnswer">,
  client: QueryClient,
  tell: (found: OverwrittenField) => void,
): (() => void) => {
  const edits = createOwnEdits(keptEdits(), (all) => writeLocal(name, JSON.stringify(all)));
  const cache = client.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of which topics this page has taken something back, and no answer from after that was looked at. */
  const takenBack = new Set<Topic>();
  const look = (): void => {
    // Another page of this browser may be the one that is looked at.
    if (document.hidden) return;
    for (const topic of edits.topics()) {
      // What is on no screen is from before, and isn't read again.
      const queries = cache
        .findAll({ queryKey: [topic] })
        .filter((query) => query.isActive() || !query.state.isInvalidated);
      // What is being read again may be from before: the answer after it is looked at.
      if (queries.some(({ state }) => state.fetchStatus === "fetching" || state.isInvalidated))
        continue;
      const found = edits.overwrittenIn(
        topic,
        queries.map(({ state }) => state.data),
      );
      // Whoever takes back what they wrote knows what stands there now.
      if (!takenBack.delete(topic)) found.forEach(tell);
    }
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, settleMs);
  };
  const recalled = ({ key }: StorageEvent): void => {
    if (key === name) edits.recall(keptEdits());
  };
  addEventListener("storage", recalled);
  document.addEventListener("visibilitychange", lookSoon);
  const stops = [
    queue.onAnswer(({ operation, request, creates }, input, answer) => {
      // Who signs in or out leaves nothing of theirs to whoever holds the phone next.
      if (signsInOrOut.test(operation.key)) return edits.forgetAll();
      if (operation.key.endsWith("/undo"))
        for (const topic of operation.stale) if (edits.topics().has(topic)) takenBack.add(topic);
      // An addition to what is there already is the same row, with more in it.
      if (creates(input) !== undefined) edits.renew(answer);
      rememberAnswer(edits, { operation, request }, input, answer);
    }),
    cache.subscribe(({ type }) => {
      if (type === "updated" && edits.topics().size > 0) lookSoon();
    }),
    () => removeEventListener("storage", recalled),
    () => document.removeEventListener("visibilitychange", lookSoon),
    () => clearTimeout(timer),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
