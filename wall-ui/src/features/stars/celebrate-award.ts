import { throwConfetti } from "#client/ui/effects/celebrate.ts";
import { flyWords } from "#client/ui/effects/fly-words.ts";

interface Award {
  /** The child's face on the page that is open. */
  readonly face: Element;
  readonly color: string;
  /** What flies to the balance, such as "+2". */
  readonly words: string;
  readonly balance: Element | null;
  readonly isSilent: boolean;
}

/** Throws confetti from a child's face, and lets its new stars fly to where the page counts them. */
export const celebrateAward = ({ face, color, words, balance, isSilent }: Award): void => {
  throwConfetti(face, color, isSilent);
  flyWords(words, face, balance);
};
