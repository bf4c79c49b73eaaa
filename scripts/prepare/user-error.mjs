/** An error that a person can fix; its message is a sentence for them. */
export class UserError extends Error {}

/** Runs an npm script's work; prints a UserError as one sentence and sets the exit code 1. */
export const reportUserErrors = async (work) => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
