/** The whole Chromium, which the headless shell replaces where it can. */
export const wholeChromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** The headless shell, which needs a quarter less for the same tests, where `npm test` found it. */
export const testChromium = process.env["HEADLESS_SHELL_PATH"] ?? wholeChromium;
