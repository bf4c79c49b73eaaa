import { Redirect } from "wouter";
import { useSessionKnown } from "#client/features/access/use-session-known.ts";

/** Leads elsewhere whom a page isn't for; never by what the phone only remembers of who is signed in, while the house can still tell. */
export const SessionRedirect = ({ to }: { to: string }) =>
  useSessionKnown() ? <Redirect to={to} replace /> : null;
