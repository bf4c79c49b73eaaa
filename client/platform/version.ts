/** The version that this page was built as; undefined where the build didn't say. */
export const builtVersion: string | undefined = import.meta.env["VITE_APP_VERSION"];

/** One word for the shapes of all answers that this page was built for; another build's is the same where they are. */
export const builtAnswerShapes: string = import.meta.env["VITE_ANSWER_SHAPES"] ?? "";
