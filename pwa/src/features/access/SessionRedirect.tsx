import { Redirect } from "wouter";
import { useSessionTold } from "#client/features/access/queries.ts";

/** Leads elsewhere whom a page isn't for; never by what the phone only remembers of who is signed in, while the house can still tell. */
export const LeadAway = ({ to }: { to: string }) =>
  useSessionTold() ? <Redirect to={to} replace /> : null;
