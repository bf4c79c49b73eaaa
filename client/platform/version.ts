/** The version that this page was built as; undefined where the build didn't say. */
export const builtVersion: string | undefined = import.meta.env["VITE_APP_VERSION"];
