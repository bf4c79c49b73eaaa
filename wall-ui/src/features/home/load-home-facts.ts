import { peekFirstAnswerOf } from "#client/api/call.ts";
import { firstAddresses } from "#client/api/take-first-answers.ts";
import { notesRead } from "#client/features/notes/reads.ts";
import { keepTrying } from "#client/platform/keep-trying.ts";
import { createLazyValue, useLazyValue } from "#client/platform/lazy-value.ts";

/** How long the first picture is left alone with the machine, in ms. */
const restMs = 3000;

/** Whether the page brought along something of it, because the house has it to show. */
const isBrought = (): boolean =>
  (peekFirstAnswerOf(notesRead, {})?.items.length ?? 0) > 0 ||
  firstAddresses().some((address) => /^\/api\/(?:absences|bins|holidays|tomorrow)\b/.test(address));

const facts = createLazyValue(async () => {
  if (!isBrought())
    await new Promise((resolve) => {
      setTimeout(resolve, restMs);
    });
  return keepTrying(() => import("./home-facts.ts"));
});

/** Loads what the first picture shows of notes and of what stands fast about days, where this house has any. */
export const loadFirstFacts = async (): Promise<void> => {
  if (isBrought()) await facts.load();
};

/** Notes and what stands fast about days, as Home shows them; undefined until Home has come to rest where it may have none. */
export const useHomeFacts = () => useLazyValue(facts, true);
