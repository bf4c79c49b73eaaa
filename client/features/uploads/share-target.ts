import { createStore, del, entries, set } from "idb-keyval";

interface Shared {
  /** When it was shared, in epoch milliseconds. */
  readonly at: number;
  readonly pictures: readonly File[];
}

const forgetAfterMs = 86_400_000;

const place = () => createStore("family-wall-shared", "pictures");

/** Keeps pictures that another app handed over until a page takes them; for the service worker. */
export const storeSharedPictures = (pictures: readonly File[]): Promise<void> =>
  set(crypto.randomUUID(), { at: Date.now(), pictures } satisfies Shared, place());

/**
 * The pictures that were shared to the app from the phone's gallery, in the order in which they came, each handed out
 * once; none where a day has gone by, or where the browser keeps nothing. Never rejects.
 */
export const takeSharedPictures = async (): Promise<File[]> => {
  try {
    const kept = place();
    const all = await entries<string, Shared>(kept);
    await Promise.all(all.map(([id]) => del(id, kept)));
    return all
      .map(([, shared]) => shared)
      .filter(({ at }) => Date.now() - at < forgetAfterMs)
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ pictures }) => pictures);
  } catch {
    // A private window without a database: nothing was ever kept.
    return [];
  }
};
