import { randomInt, randomUUID } from "node:crypto";
import type { Clock } from "#server/platform/clock.ts";
import { hashToken, newLinkToken } from "#server/platform/tokens.ts";

/** How long a code signs a phone in, in ms. */
export const linkLifeMs = 2 * 60_000;
/** How long the screen that showed it hears what became of it, and may take it back, in ms. */
const rememberedMs = 10 * 60_000;

/** The phone that was signed in by a code. */
export interface LinkedPhone {
  readonly id: string;
  readonly label: string;
}

/** A code that a screen shows; of its secrets only hashes are here. */
export interface ShownLink {
  readonly id: string;
  readonly memberId: string;
  /** The wall or phone that shows it; null for a browser without a cookie. */
  readonly shownOn: string | null;
  readonly tokenHash: string;
  readonly codeHash: string;
  readonly until: number;
  /** Its begin on the monotonic clock, which setting a clock back doesn't move. */
  readonly since: number;
  isEnded: boolean;
  usedBy: LinkedPhone | null;
}

const newCode = (): string => String(randomInt(100_000_000)).padStart(8, "0");

/** Remembers codes for phones for some minutes; only in memory, so that no backup holds one and a restart ends all. */
export const createLinkMemory = (clock: Clock) => {
  const links = new Map<string, ShownLink>();
  const isOver = ({ since, until }: ShownLink): boolean =>
    clock.monotonic() - since >= linkLifeMs || clock.now() >= until;
  const stateOf = (link: ShownLink): "waiting" | "used" | "ended" => {
    if (link.isEnded) return "ended";
    if (link.usedBy !== null) return "used";
    return isOver(link) ? "ended" : "waiting";
  };
  const forgetOld = (): void => {
    for (const [id, { since }] of links)
      if (clock.monotonic() - since >= rememberedMs) links.delete(id);
  };
  return {
    stateOf,
    /** Makes a code; what the same screen showed before ends. */
    make: (memberId: string, shownOn: string | null) => {
      forgetOld();
      for (const link of links.values())
        if (link.shownOn === shownOn && stateOf(link) === "waiting") link.isEnded = true;
      const [token, code] = [newLinkToken(), newCode()];
      const link: ShownLink = {
        ...{ id: randomUUID(), memberId, shownOn, isEnded: false, usedBy: null },
        ...{ tokenHash: hashToken(token), codeHash: hashToken(code) },
        ...{ until: clock.now() + linkLifeMs, since: clock.monotonic() },
      };
      links.set(link.id, link);
      return { link, token, code };
    },
    /** What a screen shows or showed; undefined for any other screen, and after ten minutes. */
    shownBy: (id: string, shownOn: string | null): ShownLink | undefined => {
      forgetOld();
      const link = links.get(id);
      return link?.shownOn === shownOn ? link : undefined;
    },
    /** The link of a token or of a typed code, whatever has become of it; of equal codes one that still waits. */
    find: (kind: "tokenHash" | "codeHash", secret: string): ShownLink | undefined => {
      forgetOld();
      const hash = hashToken(secret);
      const found = [...links.values()].filter((link) => link[kind] === hash);
      return found.find((link) => stateOf(link) === "waiting") ?? found[0];
    },
  };
};
