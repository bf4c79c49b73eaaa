import type { RosterMember } from "#server/config/roster.ts";
import type { RequestBrowser } from "../devices/browser.ts";

/** For whom a PIN try is counted. */
export interface ThrottleKey {
  readonly key: string;
  /** Whether others guess under it, so that a parent's right PIN mustn't clear it. */
  readonly isShared: boolean;
}

const keyOfBrowser = (
  { phone, wall, network, isLocal }: RequestBrowser,
  strangers: string,
): ThrottleKey => {
  const own = [phone, wall].find(
    (device) => device !== null && (device.isFamilys || (isLocal && device.ownThrottle)),
  );
  if (own != null) return { key: `device ${own.id}`, isShared: false };
  if (isLocal) return { key: `address ${network}`, isShared: false };
  return { key: strangers, isShared: true };
};

/**
 * The family's own browsers, on which a parent's PIN was right before, are counted each for itself, and so is this
 * machine's screen. All others are strangers, who are counted together however many addresses they have; tries of
 * others' PINs than a parent's apart, so that a child who guesses doesn't keep a parent's new phone out.
 */
export const throttleKeyOf = (browser: RequestBrowser, { parent }: RosterMember): ThrottleKey =>
  keyOfBrowser(browser, parent ? "strangers" : "strangers, not for a parent");

/** The same for the eight digits of a sign-in code, which belong to nobody before they are right. */
export const codeThrottleKeyOf = (browser: RequestBrowser): ThrottleKey =>
  keyOfBrowser(browser, "strangers, codes of phones");
