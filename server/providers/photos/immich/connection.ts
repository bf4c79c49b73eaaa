import * as z from "zod";
import { type Connection, type ConnectionOutcome, counted } from "../../connection.ts";
import type { ProviderTools } from "../../provider.ts";
import { createImmichClient, type ImmichClient } from "./client.ts";
import { ImmichError } from "./errors.ts";
import { requireImmichVersion } from "./search.ts";
import { immichAlbum, immichPeople, immichSearchPage } from "./shapes.ts";

/** The variables that lead to an Immich. */
interface ImmichAccessEnv {
  readonly IMMICH_URL?: string | undefined;
  readonly IMMICH_KEY?: string | undefined;
}

const album = { en: "album", de: "Album" };
const albums = { en: "albums", de: "Alben" };
const person = { en: "named person", de: "benannte Person" };
const persons = { en: "named people", de: "benannte Personen" };
/** Without these there are no photos; the others give albums, people, and pictures larger than previews. */
const needed = new Set(["asset.read", "asset.view"]);
const mostPictureBytes = 60 * 1024 * 1024;

/** Tries what a key may do, and notes the rights that it lacks. */
const createRightsCheck = () => {
  const missing: string[] = [];
  return {
    missing,
    /** Resolves with `otherwise` where the right is missing. */
    tried: async <T>(right: string, work: () => Promise<T>, otherwise: T): Promise<T> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ImmichError) || error.errorCode !== "photoKeyTooWeak") throw error;
        missing.push(right);
        return otherwise;
      }
    },
  };
};

const findAlbums = async (client: ImmichClient) => {
  const own = await client.get("/albums", z.array(immichAlbum));
  const shared = await client.get("/albums", z.array(immichAlbum), { shared: "true" });
  return [...new Map([...own, ...shared].map((one) => [one.id, one])).values()];
};

const findOnePhoto = async (client: ImmichClient): Promise<string | undefined> => {
  const wanted = { page: 1, size: 1, type: "IMAGE", withExif: true, visibility: "timeline" };
  const { assets } = await client.post("/search/metadata", immichSearchPage, wanted);
  return assets.items.fit[0]?.id;
};

const lookAround = async (client: ImmichClient): Promise<ConnectionOutcome> => {
  const version = await requireImmichVersion(client);
  const { missing, tried } = createRightsCheck();
  const found = await tried("album.read", () => findAlbums(client), []);
  const query = { page: "1", size: "500" };
  const noPeople = { people: [] };
  const { people } = await tried(
    "person.read",
    () => client.get("/people", immichPeople, query),
    noPeople,
  );
  const named = people.filter(({ name }) => name.trim() !== "");
  const photo = await tried("asset.read", () => findOnePhoto(client), undefined);
  if (photo !== undefined) {
    const file = (path: string, words: Readonly<Record<string, string>>) => () =>
      client.file(`/assets/${photo}/${path}`, words, mostPictureBytes);
    await tried("asset.view", file("thumbnail", { size: "preview" }), null);
    await tried("asset.download", file("original", {}), null);
  }
  return {
    version,
    found: [counted(found.length, album, albums), counted(named.length, person, persons)],
    missing,
    ...(missing.some((right) => needed.has(right)) ? { unusable: true as const } : {}),
    choices: {
      IMMICH_ALBUM: found.map(({ id, albumName }) => ({ value: id, label: albumName })),
      IMMICH_PEOPLE: [...new Set(named.map(({ name }) => name))]
        .filter((name) => !name.includes(";"))
        .map((name) => ({ value: name, label: name })),
    },
  };
};

/** How a screen connects Immich: by its address and a key, with albums, people and favourites. */
export const immichConnection: Connection<ProviderTools, ImmichAccessEnv> = {
  title: { en: "Immich", de: "Immich" },
  lead: {
    en: "Photos of an Immich server, version 2.7 or newer: albums, people, favourites, or all of them.",
    de: "Fotos eines Immich-Servers ab Version 2.7: Alben, Personen, Favoriten oder alle.",
  },
  fields: [
    {
      variable: "IMMICH_URL",
      kind: "address",
      required: true,
      label: { en: "Address", de: "Adresse" },
      hint: { en: "As a browser opens it.", de: "So, wie ein Browser es öffnet." },
      placeholder: "http://192.168.1.20:2283",
    },
    {
      variable: "IMMICH_KEY",
      kind: "secret",
      required: true,
      label: { en: "API key", de: "API-Schlüssel" },
      hint: {
        en: "In Immich: account settings, API keys, with asset.read, asset.view, asset.download, album.read and person.read.",
        de: "In Immich: Kontoeinstellungen, API-Schlüssel, mit asset.read, asset.view, asset.download, album.read und person.read.",
      },
    },
    {
      variable: "IMMICH_FAVORITES",
      kind: "yesNo",
      label: { en: "Favourites", de: "Favoriten" },
    },
    {
      variable: "IMMICH_ALBUM",
      kind: "several",
      label: { en: "Which albums?", de: "Welche Alben?" },
      hint: { en: "Nothing chosen at all: every photo.", de: "Gar nichts gewählt: jedes Foto." },
    },
    {
      variable: "IMMICH_PEOPLE",
      kind: "several",
      label: { en: "Which people?", de: "Welche Personen?" },
    },
  ],
  today: {
    en: "The photos of the wall’s folder stay there and aren’t shown. They come back when you take Immich away.",
    de: "Die Fotos im Ordner der Wand bleiben dort und werden nicht gezeigt. Nehmt ihr Immich wieder weg, sind sie wieder da.",
  },
  test: async ({ outbound, clock }, { IMMICH_URL: url, IMMICH_KEY: key }) => {
    if (url === undefined) return { problem: "badAddress" };
    if (key === undefined) return { problem: "photoKeyRefused" };
    const client = createImmichClient({ url, key, outbound, clock });
    try {
      return await lookAround(client);
    } catch (error) {
      if (error instanceof ImmichError) return { problem: error.errorCode };
      throw error;
    } finally {
      client.stop();
    }
  },
};
