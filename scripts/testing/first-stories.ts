/**
 * Which stories `npm test` plays in a browser, as a pattern for Playwright: those of each folder's file that bears the
 * folder's name. `npm run test:all`, and so CI, plays the others too.
 */
export const firstStories = String.raw`e2e[\\/]([^\\/]+)[\\/]\1\.spec\.ts$`;
