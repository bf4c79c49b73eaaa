import * as z from "zod";
import type { MealErrorCode, SourceErrorCode } from "#contract/messages/error-codes.ts";
import { HttpError, SourceMissing } from "#server/platform/errors.ts";
import type { OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { OutboundError, type OutboundFailure } from "#server/platform/outbound/failure.ts";

/** Why a request to Mealie failed. */
export type MealieErrorCode =
  | Exclude<OutboundFailure, "redirects">
  | MealErrorCode
  | Extract<SourceErrorCode, "sourceTrouble" | "strange" | "tooOften">;

const again = "It is asked again by itself.";
const restart = "and start Family Wall again.";

const sentences = {
  badAddress: `MEALIE_URL isn't a web address. Correct it ${restart}`,
  dns: `No server is known by the name in MEALIE_URL. Check the spelling, and this machine's network. ${again}`,
  forbiddenAddress: `Mealie's address leads to a place that may not be asked. Correct MEALIE_URL ${restart}`,
  mealAddressMoved: `Mealie's address leads on to another one. Put the one where your browser ends up into MEALIE_URL ${restart}`,
  mealListMissing: `Mealie has no shopping list of that name. Put one that it has into MEALIE_SHOPPING_LIST ${restart}`,
  mealTokenRefused: `Mealie doesn't accept the token. Make a new one there under your profile, API tokens, put it into MEALIE_TOKEN ${restart}`,
  mealVersionOld: `This Mealie is too old: Family Wall needs version 2 or 3. ${again}`,
  refused: `Mealie can't be reached. Check that it is on, and MEALIE_URL. ${again}`,
  reset: `Mealie broke off its answer. ${again}`,
  sourceTrouble: `Mealie has trouble of its own at the moment. ${again}`,
  strange: `What answers at MEALIE_URL isn't Mealie as we know it. Open the address in a browser. ${again}`,
  timeout: `Mealie took too long to answer. ${again}`,
  tls: "The certificate of Mealie's server isn't valid. Whoever runs it has to renew it.",
  tooLarge: "Mealie's answer is too large.",
  tooOften: `Mealie says that it was asked too often. ${again}`,
} as const satisfies Record<MealieErrorCode, string>;

/** What is wrong with Mealie and how to fix it, in plain English. */
export const mealieErrorSentence = (errorCode: MealieErrorCode): string => sentences[errorCode];

/** A failed request to Mealie. */
export class MealieError extends Error {
  override readonly name = "MealieError";
  readonly errorCode: MealieErrorCode;
  /** The status of the answer, where there was one. */
  readonly status: number | undefined;
  /** Whether Mealie refused just this request and works otherwise. */
  readonly isAboutOne: boolean;

  constructor(errorCode: MealieErrorCode, status?: number, isAboutOne = false) {
    super(mealieErrorSentence(errorCode));
    this.errorCode = errorCode;
    this.status = status;
    this.isAboutOne = isAboutOne;
  }
}

const refusal = z.object({ detail: z.union([z.looseObject({}), z.array(z.unknown())]) });

/** Whether Mealie itself refused: it explains that in an object or a list, and an unknown address in a string. */
const isOwnRefusal = (answer: OutboundAnswer): boolean => {
  try {
    return refusal.safeParse(JSON.parse(answer.text())).success;
  } catch {
    return false;
  }
};

const troubleFor = (status: number): MealieErrorCode => {
  if (status === 401 || status === 403) return "mealTokenRefused";
  if (status === 408 || status === 504) return "timeout";
  if (status === 429) return "tooOften";
  return status >= 500 ? "sourceTrouble" : "strange";
};

/** The error of an answer without success. */
export const mealieStatusError = (answer: OutboundAnswer): MealieError => {
  const errorCode = troubleFor(answer.status);
  return new MealieError(errorCode, answer.status, errorCode === "strange" && isOwnRefusal(answer));
};

/** The error of a request without an answer; rethrows anything but an OutboundError. */
export const mealieOutboundError = (error: unknown): MealieError => {
  if (!(error instanceof OutboundError)) throw error;
  const { reason } = error;
  return new MealieError(reason === "redirects" ? "mealAddressMoved" : reason);
};

/**
 * With these codes a write may have been applied, or was refused by Mealie itself; with all others it wasn't
 * received.
 */
const received: ReadonlySet<MealieErrorCode> = new Set([
  ...(["reset", "sourceTrouble", "strange", "timeout", "tooLarge"] as const),
]);

const answered = async <T>(work: Promise<T>, toHttp: (error: MealieError) => HttpError) => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof MealieError ? toHttp(error) : error;
  }
};

const missing = ({ message }: MealieError): HttpError =>
  new SourceMissing("meals", "unreachable", message);

/** Turns a failed read into a 503 with the cure. */
export const rethrowMealieRead = <T>(work: Promise<T>): Promise<T> => answered(work, missing);

/** Turns a failed write into 503 where Mealie hasn't received it, else into 502. */
export const rethrowMealieWrite = <T>(work: Promise<T>): Promise<T> =>
  answered(work, (error) =>
    received.has(error.errorCode)
      ? new HttpError(502, error.message, {
          code: error.status !== undefined && error.status < 500 ? "sourceRefused" : "unreachable",
          source: "meals",
        })
      : missing(error),
  );
