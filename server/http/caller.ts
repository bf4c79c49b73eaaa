import type { Request } from "express";
import type { UnlockArea, WallRight } from "#contract/operation.ts";

/** Who opened a part of the wall on a browser, and until when; milliseconds since 1970. */
export interface Unlock {
  readonly memberId: string;
  readonly until: number;
}

/** The caller of a request, as far as cookies and address prove it. */
export interface Caller {
  /** The address of the connection. */
  readonly address: string;
  /** The browser or phone, where it has a device cookie of this wall; the wall's where it has both. */
  readonly deviceId: string | null;
  /** Whether it has a wall's cookie, whatever other cookies it has. */
  readonly isWall: boolean;
  /** What it may do of what is for anyone. */
  readonly may: WallRight;
  /** The member who is signed in on this phone. */
  readonly session: {
    readonly id: string;
    readonly memberId: string;
    readonly parent: boolean;
    /** Whether the member is a child. */
    readonly kid: boolean;
    /** When the member signed in, in milliseconds since 1970. */
    readonly since: number;
  } | null;
  /** What is open on this browser. */
  readonly unlocks: Readonly<Record<UnlockArea, Unlock | null>>;
}

/** Whether the caller has proved to be a parent, by a phone's session or by unlocking this part of the wall here. */
export const isProvenParent = ({ session, unlocks }: Caller, area: UnlockArea): boolean =>
  session?.parent === true || unlocks[area] !== null;

/** Identifies the caller of a request. */
export type Authenticate = (request: Request) => Caller;
