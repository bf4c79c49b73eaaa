import type { Outbound, OutboundRequest } from "../../../platform/outbound/outbound.ts";
import { childOf, childrenOf, readXml, XmlError } from "../../../platform/xml.ts";
import { askPlace, contentOf, roomFor } from "./ask-place.ts";
import { type BackupStore, isStoredName, PlaceError, type StoredFile } from "./store.ts";

interface WebdavAccess {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Whether a parent said that the server runs on this machine. */
  readonly thisMachine: boolean;
}

const wanted = `<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><getcontentlength/><resourcetype/></prop></propfind>`;
const dav = (name: string): string => `{DAV:}${name}`;
const longestListBytes = 64 * 1024 * 1024;

/** The file that an address of a listing names; null for a folder, and for what isn't one of ours. */
const nameOf = (href: string): string | null => {
  try {
    const name = decodeURIComponent(href.trim().split("/").at(-1) ?? "");
    return isStoredName(name) ? name : null;
  } catch {
    return null;
  }
};

const filesOf = async (text: string): Promise<StoredFile[]> => {
  const root = await readXml(text);
  return childrenOf(root, dav("response")).flatMap((response) => {
    const name = nameOf(childOf(response, dav("href"))?.text ?? "");
    const sizes = childrenOf(response, dav("propstat")).flatMap((propstat) => {
      const size = childOf(childOf(propstat, dav("prop")), dav("getcontentlength"))?.text.trim();
      return size !== undefined && /^\d{1,15}$/.test(size) ? [Number(size)] : [];
    });
    const [bytes] = sizes;
    return name === null || bytes === undefined ? [] : [{ name, bytes }];
  });
};

/** A folder of a WebDAV server, such as Nextcloud's or a NAS's. */
export const createWebdavStore = (
  { url, user, password, thisMachine }: WebdavAccess,
  outbound: Outbound,
): BackupStore => {
  const ask = askPlace(outbound, thisMachine);
  const base = url.replace(/\/*$/, "/");
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const send = (
    path: string,
    { headers = {}, ...request }: Omit<OutboundRequest, "url">,
    accepted?: readonly number[],
  ) =>
    ask(
      { ...request, url: new URL(path, base).href, headers: { ...headers, authorization } },
      accepted,
    );
  const found = (status: number): void => {
    if (status === 404) throw new PlaceError("backupPlaceMissing", "the folder isn't there");
  };
  return {
    prepare: async (folders) => {
      // 405: it is there already. A folder comes before those in it.
      for (const folder of folders)
        found((await send(`${folder}/`, { method: "MKCOL" }, [405, 301])).status);
    },
    list: async (folder) => {
      const headers = { depth: "1", "content-type": "application/xml; charset=utf-8" };
      const request = { method: "PROPFIND", headers, body: wanted } as const;
      const answer = await send(`${folder}/`, { ...request, maxBytes: longestListBytes });
      found(answer.status);
      try {
        return await filesOf(answer.text());
      } catch (error) {
        if (!(error instanceof XmlError)) throw error;
        throw new PlaceError("backupPlaceLies", "the listing can't be read", { cause: error });
      }
    },
    read: async (path, maxBytes) => {
      return contentOf(await send(path, { maxBytes: roomFor(maxBytes) }), maxBytes);
    },
    write: async (path, body) => {
      const headers = { "content-type": "application/octet-stream" };
      found((await send(path, { method: "PUT", headers, body })).status);
    },
    remove: async (path) => {
      await send(path, { method: "DELETE" });
    },
  };
};
