/** A member's own page of the journal, on either screen. */
export const pageOf = (memberId: string): string => `/journal/of/${encodeURIComponent(memberId)}`;
