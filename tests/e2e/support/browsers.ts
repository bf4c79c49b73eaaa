/** The whole Chromium, which the headless shell stands in for where it can. */
export const wholeChromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** The smaller one, which does the same work with a quarter less, where `npm test` found it. */
export const testChromium = process.env["HEADLESS_SHELL_PATH"] ?? wholeChromium;
