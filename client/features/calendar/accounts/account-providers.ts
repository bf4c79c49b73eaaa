/** Where families have their calendars. */
export const accountProviders = ["apple", "google", "nextcloud", "fastmail", "other"] as const;
export type AccountProvider = (typeof accountProviders)[number];

/** The address of a provider that has one for everybody; the others' is typed. */
export const providerAddresses: Readonly<Partial<Record<AccountProvider, string>>> = {
  apple: "https://caldav.icloud.com/",
  fastmail: "https://caldav.fastmail.com/",
};
