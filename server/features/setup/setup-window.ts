import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import type { Clock } from "../../platform/clock.ts";
import { plainAddress, throttledAddress } from "../../http/security/addresses.ts";
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
   * Whether this request may set the wall up; counts a wrong code, and throws 429 after ten within a minute from an
   * address.
   */
  admits(request: Request): boolean;
}

interface SetupWindowDeps {
  readonly clock: Clock;
  readonly isOpen: () => boolean;
}

const wrongInAMinute = 10;
const minute = 60_000;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Opens set-up to this machine itself, and to browsers with the code that its screen shows. */
export const createSetupWindow = ({ clock, isOpen }: SetupWindowDeps): SetupWindow => {
  const wrong = new Map<string, number[]>();
  let made: string | null = null;

  const code = (): string | null => {
    if (!isOpen()) made = null;
    else made ??= String(randomInt(1_000_000)).padStart(6, "0");
    return made;
  };

  const recentOf = (address: string): number[] => {
    for (const [other, times] of wrong) {
      const recent = times.filter((at) => clock.monotonic() - at < minute);
      if (recent.length === 0) wrong.delete(other);
      else wrong.set(other, recent);
    }
    return wrong.get(address) ?? [];
  };

  const isRight = (typed: string, right: string, request: Request): boolean => {
    const address = throttledAddress(plainAddress(request.ip));
    const recent = recentOf(address);
    const [first = 0] = recent;
    if (recent.length >= wrongInAMinute)
      throw new HttpError(429, apiSentence("tooManyTries.setupCode"), {
        code: "tooManyTries",
        retryAfterSec: Math.ceil((first + minute - clock.monotonic()) / 1000),
      });
    if (timingSafeEqual(digest(typed.replaceAll(/\s/g, "")), digest(right))) return true;
    wrong.set(address, [...recent, clock.monotonic()]);
    return false;
  };

  return {
    code,
    renew: () => {
      made = null;
    },
    admits: (request) => {
      const right = code();
      if (right === null) return false;
      if (isLocalRequest(request)) return true;
      const typed = request.get("X-Setup-Code");
      return typed !== undefined && isRight(typed, right, request);
    },
  };
};
