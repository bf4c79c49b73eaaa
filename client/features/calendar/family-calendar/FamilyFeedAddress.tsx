import type { ReactNode } from "react";
import { eventMessages } from "../editing/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SectionHeading } from "#client/ui/text/SectionHeading.tsx";
import * as styles from "./family-feed-address.module.css";

/** Where the family calendar is followed; `origin` is where phones reach the house. */
export const familyFeedUrl = (origin: string): string => `${origin}/api/calendar/family.ics`;

/** The same as a link that a phone's calendar opens by itself. */
export const followLink = (origin: string): string =>
  familyFeedUrl(origin).replace(/^https?:/, "webcal:");

/** The address by which a phone's own calendar follows the family's, and below it the ways to take it along. */
export const FamilyFeedAddress = ({
  origin,
  children,
}: {
  origin: string;
  children: ReactNode;
}) => {
  const s = useMessages(eventMessages);
  return (
    <Stack as="section" gap={3} className={styles.familyFeed}>
      <SectionHeading>{s("feed.title")}</SectionHeading>
      <p>{s("feed.hint")}</p>
      <output className={styles.feedAddress}>{familyFeedUrl(origin)}</output>
      {children}
    </Stack>
  );
};
