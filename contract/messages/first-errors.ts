import type { ErrorCode } from "./error-codes.ts";

/** A sentence, or one for each plural form with the number as `{count}`. */
export type ErrorSentence = string | { readonly one: string; readonly other: string };

const tooManyTries = {
  one: "Too many tries. Wait {count} second.",
  other: "Too many tries. Wait {count} seconds.",
} as const;

/** Of what people read in English where a request was refused: what screens also say by themselves, or fall back on. */
export const firstErrorsInEnglish = {
  "error.babysitter": "A babysitter is in charge here.",
  "error.calendarHidden": "Its calendar isn’t shown any more. Shown again in Settings, it is sent.",
  "error.conflict":
    "Somebody else changed the same meanwhile. Look at both, and say which one counts.",
  "error.notFound": "That is gone.",
  "error.parentNeeded": "A parent has to confirm this.",
  "error.sourceRefused": "The source did not accept it.",
  "error.tooLarge": "That is too large.",
  "error.tooManyTries": tooManyTries,
  "error.tooOld": "It waited for longer than a week.",
  "error.unconfigured": "This is sample content. Connect a source first.",
  "error.unreachable": "The source can’t be reached.",
} as const satisfies Readonly<Partial<Record<`error.${ErrorCode}`, ErrorSentence>>>;
