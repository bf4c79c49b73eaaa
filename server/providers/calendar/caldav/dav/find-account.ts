import type { FoundAccount, FoundCalendar } from "../account-port.ts";
import type { DavClient } from "./dav-client.ts";
import { DavError } from "./dav-error.ts";
import { findAddressBooks } from "./find-address-books.ts";
import { findCalendars } from "./find-calendars.ts";

/**
 * Finds the calendars of an account and its address books; `knownBooks` stand where these can't be asked for just now,
 * because no birthday is a reason to go without calendars. Rejects with a DavError that says what is wrong.
 */
export const findAccount = async (
  client: DavClient,
  knownBooks: () => readonly FoundCalendar[] = () => [],
): Promise<FoundAccount> => {
  const found = await findCalendars(client);
  const books = await findAddressBooks(client, found.principalUrl).catch((error: unknown) => {
    if (error instanceof DavError) return knownBooks();
    throw error;
  });
  return { ...found, calendars: [...found.calendars, ...books] };
};
