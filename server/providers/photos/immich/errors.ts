import type { PhotoErrorCode, SourceErrorCode } from "#contract/messages/error-codes.ts";
import { SourceMissing } from "#server/platform/errors.ts";
import { OutboundError, type OutboundFailure } from "#server/platform/outbound/failure.ts";

/** Why a request to Immich failed. */
export type ImmichErrorCode =
  | Exclude<OutboundFailure, "redirects">
  | Exclude<PhotoErrorCode, "folderMissing">
  | Extract<SourceErrorCode, "sourceTrouble" | "strange" | "tooOften">;

const again = "It is asked again by itself.";
const restart = "and start Family Wall again.";

const sentences = {
  badAddress: `IMMICH_URL isn't a web address. Correct it ${restart}`,
  dns: `No server is known by the name in IMMICH_URL. Check the spelling, and this machine's network. ${again}`,
  forbiddenAddress: `Immich's address leads to a place that may not be asked. Correct IMMICH_URL ${restart}`,
  photoAddressMoved: `Immich's address leads on to another one. Put the one where your browser ends up into IMMICH_URL ${restart}`,
  photoAlbumMissing: `Immich has no album of that name that the key's owner sees. Put one that it has into IMMICH_ALBUM ${restart}`,
  photoKeyRefused: `Immich doesn't accept the key. Make a new one there under your account settings, API keys, put it into IMMICH_KEY ${restart}`,
  photoKeyTooWeak: `Immich's key may not do enough. Give it asset.read, asset.view, asset.download, album.read and person.read in Immich, under your account settings, API keys. ${again}`,
  photoPersonMissing: `Immich knows nobody of that name. Put a name from its page of people into IMMICH_PEOPLE ${restart}`,
  photoVersionOld: `This Immich is too old: Family Wall needs version 2.7 or newer. ${again}`,
  refused: `Immich can't be reached. Check that it is on, and IMMICH_URL. ${again}`,
  reset: `Immich broke off its answer. ${again}`,
  sourceTrouble: `Immich has trouble of its own at the moment. ${again}`,
  strange: `What answers at IMMICH_URL isn't Immich as we know it. Open the address in a browser. ${again}`,
  timeout: `Immich took too long to answer. ${again}`,
  tls: "The certificate of Immich's server isn't valid. Whoever runs it has to renew it.",
  tooLarge: "Immich's answer is too large.",
  tooOften: `Immich says that it was asked too often. ${again}`,
} as const satisfies Record<ImmichErrorCode, string>;

/** What is wrong with Immich and how to fix it, in plain English. */
export const immichErrorSentence = (errorCode: ImmichErrorCode): string => sentences[errorCode];

/** A failed request to Immich. */
export class ImmichError extends Error {
  override readonly name = "ImmichError";
  readonly errorCode: ImmichErrorCode;

  constructor(errorCode: ImmichErrorCode) {
    super(immichErrorSentence(errorCode));
    this.errorCode = errorCode;
  }
}

/** The error of a status without success. */
export const immichStatusError = (status: number): ImmichError => {
  if (status === 401) return new ImmichError("photoKeyRefused");
  if (status === 403) return new ImmichError("photoKeyTooWeak");
  if (status === 408 || status === 504) return new ImmichError("timeout");
  if (status === 429) return new ImmichError("tooOften");
  return new ImmichError(status >= 500 ? "sourceTrouble" : "strange");
};

/** The error of a request without an answer; rethrows anything but an OutboundError. */
export const immichOutboundError = (error: unknown): ImmichError => {
  if (!(error instanceof OutboundError)) throw error;
  const { reason } = error;
  return new ImmichError(reason === "redirects" ? "photoAddressMoved" : reason);
};

/** The 503 with the cure. */
export const immichMissingError = (errorCode: ImmichErrorCode): SourceMissing =>
  new SourceMissing("photos", "unreachable", immichErrorSentence(errorCode));
