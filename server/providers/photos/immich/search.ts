import * as z from "zod";
import type { OutOfRangeItems } from "#server/platform/out-of-range-items.ts";
import type { ImmichClient } from "./client.ts";
import { type ImmichPhoto, photoOf } from "./photo.ts";
import { immichAlbum, immichSearchPage, immichPeople, immichServerVersion } from "./shapes.ts";
import { ImmichError } from "./errors.ts";

/** Selects Immich's photos; the whole timeline where nothing is named. */
export interface ImmichFilter {
  /** Names or ids. */
  readonly albums: readonly string[];
  readonly people: readonly string[];
  readonly favorites: boolean;
}

type Filter = Readonly<Record<string, unknown>>;

const perPage = 250;
/** The most pages that are read; the latest photos are found first. */
const mostPages = 200;
const mostPeople = 20;

const isSame = (name: string, other: string): boolean =>
  name.normalize().toLocaleLowerCase() === other.normalize().toLocaleLowerCase();

const albumsNamed = async (client: ImmichClient, names: readonly string[]): Promise<string[]> => {
  if (names.length === 0) return [];
  const own = await client.get("/albums", z.array(immichAlbum));
  const shared = await client.get("/albums", z.array(immichAlbum), { shared: "true" });
  const all = [...own, ...shared];
  return names.map((name) => {
    const one = all.find(({ id, albumName }) => id === name || isSame(albumName, name));
    if (one === undefined) throw new ImmichError("photoAlbumMissing");
    return one.id;
  });
};

const peopleNamed = async (client: ImmichClient, names: readonly string[]): Promise<string[]> => {
  if (names.length === 0) return [];
  const all: { id: string; name: string }[] = [];
  for (let page = 1; page <= mostPeople; page += 1) {
    const { people: some, hasNextPage = false } = await client.get("/people", immichPeople, {
      ...{ page: String(page), size: "500" },
    });
    all.push(...some);
    if (!hasNextPage) break;
  }
  // Immich may have several faces under the same name.
  return names.flatMap((name) => {
    const ids = all.filter((one) => isSame(one.name, name)).map(({ id }) => id);
    if (ids.length === 0) throw new ImmichError("photoPersonMissing");
    return ids;
  });
};

/** One search for each named thing, because Immich's own filters all have to match and any of these is enough. */
const filtersFor = async (client: ImmichClient, wanted: ImmichFilter): Promise<Filter[]> => {
  const timeline = { visibility: "timeline" };
  const filters: Filter[] = [
    ...(await albumsNamed(client, wanted.albums)).map((id) => ({ albumIds: [id] })),
    ...(await peopleNamed(client, wanted.people)).map((id) => ({ ...timeline, personIds: [id] })),
    ...(wanted.favorites ? [{ ...timeline, isFavorite: true }] : []),
  ];
  return filters.length === 0 ? [timeline] : filters;
};

/** The version of a server; rejects with an ImmichError where it is too old. */
export const requireImmichVersion = async (client: ImmichClient): Promise<string> => {
  const { major, minor } = await client.get("/server/version", immichServerVersion);
  if (major < 2 || (major === 2 && minor < 7)) throw new ImmichError("photoVersionOld");
  return `${major}.${minor}`;
};

/**
 * Finds every selected photo, in pages, and reports those it had to leave out; a photo may be in several. Rejects with
 * an ImmichError.
 */
export async function* findPhotos(
  client: ImmichClient,
  wanted: ImmichFilter,
  outOfRange: Pick<OutOfRangeItems, "report">,
): AsyncGenerator<readonly ImmichPhoto[]> {
  await requireImmichVersion(client);
  for (const filter of await filtersFor(client, wanted)) {
    let page: string | null = "1";
    for (let turned = 0; page !== null && turned < mostPages; turned += 1) {
      const search = { ...filter, page: Number(page), size: perPage };
      const answer: z.output<typeof immichSearchPage> = await client.post(
        "/search/metadata",
        immichSearchPage,
        {
          ...{ ...search, type: "IMAGE", withExif: true },
        },
      );
      const { fit, unfit } = answer.assets.items;
      outOfRange.report(JSON.stringify(search), unfit);
      yield fit.map(photoOf).filter((photo) => photo !== null);
      page = answer.assets.nextPage;
    }
  }
}
