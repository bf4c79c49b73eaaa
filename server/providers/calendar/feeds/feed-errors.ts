import type { FeedErrorCode } from "#contract/messages/error-codes.ts";

const browser = "Open it in a browser and look for a link named ICS or iCal.";
const again = "It is asked again by itself.";
const copyAgain = "Copy the address again from the calendar's own settings.";

const sentences = {
  webPage: `The address answers a web page, not a calendar. ${browser}`,
  nothing: `The address answers nothing. ${browser}`,
  notCalendar: `The address answers something that isn't a calendar. ${browser}`,
  part: `The calendar arrived only in part. ${again}`,
  lost: `The copy on this machine can't be read. ${again}`,
  broken: `The calendar can't be fetched. ${again}`,
  tooMuch: "The calendar is too much work to read. Ask its source what is wrong with it.",
  notWeb: "This isn't a calendar's address. It begins with https:// or webcal://.",
  outOfRange:
    "An event lies outside the years 1900 to 2199: it is cut short or left out. Correct it in the calendar.",
  incomplete: "Not everything in this calendar can be shown.",
  leadsHere: "The address leads back to this machine.",
  renewed: `The source doesn't let us in: the address may have been renewed. ${copyAgain}`,
  gone: `There is no calendar at the address any more. ${copyAgain}`,
  tooOften: `The source says that it was asked too often. ${again}`,
  sourceTrouble: `The source has trouble of its own at the moment. ${again}`,
  strange: `The source answered in a way that we don't know. ${browser}`,
  refused: `The calendar's server can't be reached. Check that it is on, and that this machine has internet; ${again.toLowerCase()}`,
  dns: "No server is known by the address's name. Check the spelling, and that this machine has internet.",
  timeout: `The calendar's server took too long to answer. ${again}`,
  tls: "The certificate of the calendar's server isn't valid. Whoever runs it has to renew it.",
  tooLarge: "The calendar is too large. Let its source leave out the years behind.",
  redirects: `The address leads on to others without end. ${copyAgain}`,
  forbiddenAddress: `The address leads to a place in this house that may not be asked. ${copyAgain}`,
  badAddress: `The address leads to something that isn't on the web. ${copyAgain}`,
  reset: `The calendar's server broke off its answer. ${again}`,
} as const satisfies Record<FeedErrorCode, string>;

/**
 * What is wrong with a calendar's address or answer and how to fix it, in a sentence that never contains the address.
 */
export const feedErrorSentence = (errorCode: FeedErrorCode): string => sentences[errorCode];

/** Sentences for calendars that are shown in part. */
export const cutAtTenMegabytes =
  "The calendar is too large: only its first 10 MB are shown. Let its source leave out the years behind.";

/** The error code for a status other than 200. */
export const feedErrorForStatus = (status: number): FeedErrorCode => {
  if (status === 204 || status === 205) return "nothing";
  if (status === 206) return "part";
  if (status === 401 || status === 403) return "renewed";
  if (status === 404 || status === 410) return "gone";
  if (status === 429) return "tooOften";
  return status >= 500 ? "sourceTrouble" : "strange";
};
