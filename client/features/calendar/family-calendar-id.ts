/** The id of the family calendar among the feeds. */
export const familyCalendarId = "family";
