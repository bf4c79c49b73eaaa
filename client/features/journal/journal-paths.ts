/** A member's own page of the journal, on either screen. */
export const memberJournalPath = (memberId: string): string =>
  `/journal/of/${encodeURIComponent(memberId)}`;
