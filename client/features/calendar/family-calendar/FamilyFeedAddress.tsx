import type { ReactNode } from "react";
import { eventWords } from "../editing/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import "./family-feed-address.css";

/** Where the family calendar is followed; `origin` is where phones reach the house. */
export const feedAddress = (origin: string): string => `${origin}/api/calendar/family.ics`;

/** The address by which a phone's own calendar follows the family's, and below it the ways to take it along. */
export const FamilyFeed = ({ origin, children }: { origin: string; children: ReactNode }) => {
  const s = useWordsOf(eventWords);
  return (
    <section className="family-feed">
      <h3>{s("feed.title")}</h3>
      <p>{s("feed.hint")}</p>
      <output className="feed-address">{feedAddress(origin)}</output>
      {children}
    </section>
  );
};
