/** The oldest browsers whose CSS the screens are written in: those that know `:dir()`, which older targets turn into a guess by language. */
export const oldestBrowsers = ["chrome120", "safari16.4", "firefox120"];
