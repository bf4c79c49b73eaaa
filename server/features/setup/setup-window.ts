import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import { throttledAddress } from "../../http/security/addresses.ts";
import { plainAddress } from "../../platform/plain-address.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";
import { isLocalRequest } from "../../http/security/this-machine.ts";

/** The time until a parent has a PIN, in which set-up needs none. */
export interface SetupWindow {
  /** The six digits that open set-up to other browsers, new at each start; null while set-up is closed. */
  code(): string | null;
  /** Replaces the code, because somebody who knew the old one may no longer be entitled. */
  renew(): void;
  /**
   * Whether this request may set the wall up; counts a wrong code, and throws 429 while too many of them make everybody
   * wait who hasn't typed the right one yet.
   */
  admits(request: Request): boolean;
  /** Whether the machine itself asks, which never counts where a proxy passes requests on. */
  isFromHere(request: Request): boolean;
}

/** Counts wrong codes, across restarts. */
export interface WrongCodes {
  /** The whole seconds until another try that is counted for `key`; 0 where there is no delay. */
  waitSec(key: string): number;
  count(key: string): void;
}

interface SetupWindowDeps {
  readonly wrongCodes: WrongCodes;
  readonly isOpen: () => boolean;
  /** The address behind a proxy, on whose word alone nobody can be told from this machine. */
  readonly publicUrl: string | undefined;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Opens set-up to this machine itself, and to browsers with the code that its screen shows. */
export const createSetupWindow = (deps: SetupWindowDeps): SetupWindow => {
  const { wrongCodes, isOpen, publicUrl } = deps;
  const isFromHere = (request: Request): boolean =>
    publicUrl === undefined && isLocalRequest(request);
  /** Where the right code was typed: strangers who guess elsewhere don't make those wait. */
  const known = new Set<string>();
  /** Counted once each: a page that goes on with the code from before a restart guesses nothing. */
  const wrong = new Set<string>();
  let made: string | null = null;

  const forget = (): void => {
    made = null;
    known.clear();
    wrong.clear();
  };

  const code = (): string | null => {
    if (!isOpen()) forget();
    else made ??= String(randomInt(1_000_000)).padStart(6, "0");
    return made;
  };

  const isRight = (typed: string, right: string, request: Request): boolean => {
    if (wrong.has(typed)) return false;
    const address = throttledAddress(plainAddress(request.ip));
    const key = known.has(address) ? `set-up code ${address}` : "set-up codes of strangers";
    const retryAfterSec = wrongCodes.waitSec(key);
    if (retryAfterSec > 0)
      throw new HttpError(429, apiSentence("tooManyTries.setupCode"), {
        code: "tooManyTries",
        retryAfterSec,
      });
    if (timingSafeEqual(digest(typed), digest(right))) {
      known.add(address);
      return true;
    }
    wrongCodes.count(key);
    wrong.add(typed);
    return false;
  };

  return {
    ...{ code, isFromHere },
    renew: forget,
    admits: (request) => {
      const right = code();
      if (right === null) return false;
      if (isFromHere(request)) return true;
      const typed = request.get("X-Setup-Code");
      return typed !== undefined && isRight(typed.replaceAll(/\s/g, ""), right, request);
    },
  };
};
