/** A tap that waited on a phone may be of so many days ago: a phone keeps it for 168 hours, which may end on its eighth day. */
export const mostDaysOfLateTap = 8;
