import type { Request } from "express";

/** Who is asking, as far as their cookies and their address prove it. */
export interface Caller {
  /** The address that the connection came from. */
  readonly address: string;
  /** The browser or phone, when it carries an identity cookie that we issued. */
  readonly deviceId: string | null;
  /** It carries a wall's cookie, whatever else it carries. */
  readonly isWall: boolean;
  /** The member that this phone is signed in as. */
  readonly session: {
    readonly id: string;
    readonly memberId: string;
    readonly parent: boolean;
    /** When the member signed in, in milliseconds since 1970. */
    readonly since: number;
  } | null;
  /** The parent who unlocked this browser, and until when (milliseconds since 1970). */
  readonly unlock: { readonly memberId: string; readonly until: number } | null;
}

/** Whether a parent has proved to be the one who asks, by a phone's session or by unlocking this browser. */
export const isProvenParent = ({ session, unlock }: Caller): boolean =>
  session?.parent === true || unlock !== null;

/** Tells who sent a request. */
export type Authenticate = (request: Request) => Caller;
