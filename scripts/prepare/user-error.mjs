/** What a person can do something about; its message is a sentence for them. */
export class UserError extends Error {}

/** Runs what an npm script asks for; trouble becomes one sentence and the exit code 1. */
export const reportUserErrors = async (work) => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
