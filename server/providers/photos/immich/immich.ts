import { createHash } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { iso } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { SourceMissing } from "#server/platform/errors.ts";
import {
  createOutOfRangeItems,
  type OutOfRangeItems,
} from "#server/platform/out-of-range-items.ts";
import { createOriginalsCache } from "#server/images/originals-cache.ts";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import { createImmichCatalogue, type ImmichCatalogue } from "./catalogue.ts";
import type { FoundPhotos } from "./catalogue-copy.ts";
import { createImmichClient, type ImmichClient } from "./client.ts";
import { immichConnection } from "./connection.ts";
import type { ImmichPhoto } from "./photo.ts";
import { immichLists } from "./lists.ts";
import { createImmichPictures } from "./pictures.ts";
import { findPhotos } from "./search.ts";
import {
  ImmichError,
  type ImmichErrorCode,
  immichMissingError,
  immichErrorSentence,
} from "./errors.ts";
import { readPhotos } from "../read-photo-page.ts";
import type { PhotoSourceDeps, OutsidePhotos, SourcePhoto } from "../port.ts";

/** The base address of one that was copied from a browser. */
const baseOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  const page = /\/(?:albums|api|auth|explore|favorites|people|photos|user-settings)(?:\/.*)?$/;
  return origin + pathname.replace(page, "").replace(/\/+$/, "");
};

const names = z
  .string()
  .default("")
  .transform((words) =>
    words
      .split(";")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  );

const env = z.object({
  IMMICH_URL: z
    .url({ protocol: /^https?$/, error: "expected an address such as http://192.168.1.20:2283" })
    .transform(baseOf)
    .optional(),
  IMMICH_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "expected the key as Immich shows it, without spaces")
    .optional(),
  IMMICH_ALBUM: names,
  IMMICH_PEOPLE: names,
  IMMICH_FAVORITES: z.enum(["0", "1"], "expected 1 or 0").default("0"),
});

const sourcePhotoOf = ({
  shownAt: _,
  isEdited: _edited,
  isReadable: _readable,
  ...photo
}: ImmichPhoto): SourcePhoto => photo;

const reading = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ImmichError ? immichMissingError(error.errorCode) : error;
  }
};

const isEmpty = ({ all }: FoundPhotos, hidden: ReadonlySet<string>): boolean =>
  [...all.keys()].every((id) => hidden.has(id));

const healthOf = (
  catalogue: ImmichCatalogue,
  pictureError: ImmichErrorCode | null,
  hidden: ReadonlySet<string>,
): ReturnType<OutsidePhotos["health"]> => {
  const { errorCode: lastError, answeredAt } = catalogue.status();
  const errorCode = lastError ?? pictureError;
  const photos = catalogue.known();
  const checked = answeredAt === null ? {} : { checkedAt: iso(answeredAt) };
  if (errorCode !== null) {
    const state = photos === null ? "unreachable" : "stale";
    return { state, ...checked, error: immichErrorSentence(errorCode), code: errorCode };
  }
  return { state: photos !== null && isEmpty(photos, hidden) ? "unconfigured" : "ok", ...checked };
};

/** What the list of the selected photos is read with. */
interface CatalogueParts {
  readonly client: ImmichClient;
  readonly dir: string;
  readonly outOfRange: Pick<OutOfRangeItems, "report">;
}

/** Opens the list of the selected photos; another server's or selection's file isn't used. */
const openCatalogue = (
  { clock, log, changed }: ProviderTools,
  { IMMICH_URL: url, IMMICH_KEY: key, ...words }: z.output<typeof env>,
  { client, dir, outOfRange }: CatalogueParts,
): ImmichCatalogue => {
  const wanted = {
    albums: words.IMMICH_ALBUM,
    people: words.IMMICH_PEOPLE,
    favorites: words.IMMICH_FAVORITES === "1",
  };
  return createImmichCatalogue({
    ...{ clock, log, file: join(dir, "immich.jsonl") },
    find: () => findPhotos(client, wanted, outOfRange),
    about: createHash("sha256")
      .update(JSON.stringify([url, key, wanted]))
      .digest("base64url"),
    changed: () => changed("photos"),
  });
};

const create = (
  tools: ProviderTools & PhotoSourceDeps,
  words: z.output<typeof env>,
): OutsidePhotos | null => {
  const { IMMICH_URL: url, IMMICH_KEY: key } = words;
  if (url === undefined || key === undefined) return null;
  const { clock, outbound, resized, hidden } = tools;
  const dir = tools.cacheDir();
  const client = createImmichClient({ url, key, outbound, clock });
  const outOfRange = createOutOfRangeItems(clock);
  const catalogue = openCatalogue(tools, words, { client, dir, outOfRange });
  const pictures = createImmichPictures({
    client,
    fetched: createOriginalsCache({ resized, dir: join(dir, "originals") }),
    lost: catalogue.refreshSoon,
  });
  const known = () => reading(catalogue.photos());
  const setHidden = async (id: string, isHidden: boolean): Promise<boolean> => {
    if (!(await known()).all.has(id)) return false;
    hidden.set(id, isHidden, clock.now());
    return true;
  };

  return {
    kind: "outside",
    can: [],
    health: () => healthOf(catalogue, pictures.errorCode(), hidden.all()),
    outOfRange: outOfRange.all,
    photos: async (asked) => {
      const photos = await known();
      const { items, next } = readPhotos(immichLists(photos, hidden.all()), asked);
      if (items.length === 0 && asked.selection?.of !== "hidden" && isEmpty(photos, hidden.all()))
        throw new SourceMissing("photos", "unconfigured", apiSentence("unconfigured.immich"));
      return { items: items.map(sourcePhotoOf), next };
    },
    counts: async () => {
      const { all } = await known();
      const away = [...hidden.all()].filter((id) => all.has(id)).length;
      return { shown: all.size - away, hidden: away, unreadable: 0 };
    },
    image: async (id, width) => {
      const photo = (await known()).all.get(id);
      return photo === undefined ? null : reading(pictures.picture(photo, width));
    },
    hide: (id) => setHidden(id, true),
    show: (id) => setHidden(id, false),
    begin: catalogue.begin,
    stop: async () => {
      client.stop();
      await catalogue.stop();
    },
  };
};

/** Photos from an Immich server, version 2.7 or 3: albums, people, favourites, or its whole timeline. */
export const immichPhotos = defineProvider<
  "photos",
  OutsidePhotos,
  z.output<typeof env>,
  PhotoSourceDeps
>({
  domain: "photos",
  name: "immich",
  env,
  create,
  connection: immichConnection,
});
