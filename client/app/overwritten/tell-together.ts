import { undoTimeMs } from "../../ui/overlays/toast-store.ts";

/** How much longer each further sentence is shown, in ms: somebody has to read it. */
const furtherMs = 4000;

/** Shows sentences, each on a line, for so many ms. */
type ShowTogether = (words: string, lastsMs: number) => void;

/** Makes what tells one sentence after the other: while some are shown, a further one joins them instead of hiding them. */
export const createTellTogether = (
  show: ShowTogether,
  now: () => number = Date.now,
): ((sentence: string) => void) => {
  let sentences: readonly string[] = [];
  let until = 0;
  return (sentence) => {
    sentences = [...(now() < until ? sentences : []), sentence];
    const lastsMs = undoTimeMs + furtherMs * (sentences.length - 1);
    until = now() + lastsMs;
    show(sentences.join("\n"), lastsMs);
  };
};
