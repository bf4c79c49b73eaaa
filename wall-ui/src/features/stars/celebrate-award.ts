import { throwConfetti } from "#client/ui/effects/celebrate.ts";
import { flyWords } from "#client/ui/effects/fly-words.ts";
import { prepareSound } from "#client/ui/effects/sound.ts";

// A wall fetches this while it rests, and not with the first star.
prepareSound();

interface Award {
  /** The child's face on the page that is open. */
  readonly face: Element;
  readonly color: string;
  /** What flies to the balance, such as "+2". */
  readonly words: string;
  readonly isSilent: boolean;
}

/** Where the page that shows a face says how many stars they have. */
const balanceBeside = (face: Element): Element | null =>
  face.closest("[data-member]")?.querySelector('[data-part~="stars"], [data-kind="stars"]') ?? null;

/** Throws confetti from a child's face, and lets its new stars fly to where the page counts them. */
export const celebrateAward = ({ face, color, words, isSilent }: Award): void => {
  flyWords(words, face, balanceBeside(face));
  // Once the words are on their way: a small machine has no frame for the beginning of both.
  requestAnimationFrame(() => setTimeout(() => throwConfetti(face, color, isSilent)));
};
