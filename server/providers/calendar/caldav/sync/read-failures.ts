import type { Logger } from "pino";
import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import { DavError } from "../dav/dav-error.ts";

/** The code of what went wrong; anything but a DavError is logged. */
export const readFailureCode = (error: unknown, log: Logger): AccountErrorCode => {
  if (error instanceof DavError) return error.code;
  log.error({ err: error }, "reading an account's calendars broke");
  return "broken";
};

/** Whether an error is about one calendar and not about its account. */
export const isAboutCalendar = (error: unknown): boolean =>
  error instanceof DavError &&
  [
    ...["accountNothingThere", "accountNotAllowed", "accountNotDav", "accountAnswerBroken"],
    ...["tooMuch", "tooLarge", "strange", "sourceTrouble"],
  ].includes(error.code);
