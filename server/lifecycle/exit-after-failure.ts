const answerMs = 1000;

/** Ends a program whose house can't go on, after those who wait have their answer; a supervisor starts it again. */
export const exitAfterFailure = (): void => void setTimeout(() => process.exit(1), answerMs);
