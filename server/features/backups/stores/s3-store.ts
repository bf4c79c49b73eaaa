import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type {
  Outbound,
  OutboundAnswer,
  OutboundRequest,
} from "../../../platform/outbound/outbound.ts";
import { readXml, type XmlElement, XmlError } from "../../../platform/xml.ts";
import { askPlace, contentOf, roomFor } from "./ask-place.ts";
import { type BackupStore, isStoredName, PlaceError, type StoredFile } from "./store.ts";

interface S3Access {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Whether a parent said that the server runs on this machine. */
  readonly thisMachine: boolean;
}

const emptyHash = createHash("sha256").digest("hex");
const mostPages = 10_000;

/** Signs a request as S3 wants it; the body's own hash is part of it, so that nobody on the way can exchange it. */
const createSigner = ({ accessKey, secretKey, region }: S3Access) => {
  const client = new AwsClient({
    ...{ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: "s3" },
  });
  return async (
    url: string,
    method: string,
    body?: Uint8Array,
  ): Promise<Record<string, string>> => {
    const hash = body === undefined ? emptyHash : createHash("sha256").update(body).digest("hex");
    const headers = { "x-amz-content-sha256": hash };
    const signed = await client.sign(url, { method, headers });
    return Object.fromEntries(signed.headers);
  };
};

/** A tag of S3's answers; servers differ in its namespace. */
const tag = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name.endsWith(`}${name}`));
const textOf = (element: XmlElement, name: string): string => tag(element, name)[0]?.text ?? "";

const filesOf = (root: XmlElement, prefix: string): StoredFile[] =>
  tag(root, "Contents").flatMap((object) => {
    const [key, size] = [textOf(object, "Key"), textOf(object, "Size")];
    const name = key.startsWith(prefix) ? key.slice(prefix.length) : "";
    return isStoredName(name) && /^\d{1,15}$/.test(size) ? [{ name, bytes: Number(size) }] : [];
  });

const readList = async (answer: OutboundAnswer): Promise<XmlElement> => {
  try {
    return await readXml(answer.text());
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new PlaceError("backupPlaceLies", "the listing can't be read", { cause: error });
  }
};

/** A bucket of an S3-compatible store, addressed by its path. */
export const createS3Store = (access: S3Access, outbound: Outbound): BackupStore => {
  const ask = askPlace(outbound, access.thisMachine);
  const sign = createSigner(access);
  const bucket = `${access.endpoint.replace(/\/*$/, "")}/${encodeURIComponent(access.bucket)}`;
  const send = async (
    path: string,
    {
      body,
      method = "GET",
      ...request
    }: Omit<OutboundRequest, "url" | "body"> & { body?: Uint8Array },
  ): Promise<OutboundAnswer> => {
    const url = `${bucket}${path}`;
    const headers = await sign(url, method, body);
    return ask({ ...request, url, method, headers, ...(body === undefined ? {} : { body }) });
  };
  const found = ({ status }: OutboundAnswer): void => {
    if (status === 404) throw new PlaceError("backupPlaceMissing", "the bucket isn't there");
  };
  return {
    prepare: async () => {
      found(await send("?list-type=2&max-keys=1", {}));
    },
    list: async (folder) => {
      const prefix = `${folder}/`;
      const files: StoredFile[] = [];
      let next = "";
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({ "list-type": "2", prefix });
        if (next !== "") query.set("continuation-token", next);
        // Each page is named by the one before it.
        const answer = await send(`?${query.toString()}`, { maxBytes: 16 * 1024 * 1024 });
        found(answer);
        const root = await readList(answer);
        files.push(...filesOf(root, prefix));
        if (textOf(root, "IsTruncated") !== "true") return files;
        next = textOf(root, "NextContinuationToken");
        if (next === "") break;
      }
      throw new PlaceError("backupPlaceLies", "the listing has no end");
    },
    read: async (path, maxBytes) => {
      return contentOf(await send(`/${path}`, { maxBytes: roomFor(maxBytes) }), maxBytes);
    },
    write: async (path, body) => found(await send(`/${path}`, { method: "PUT", body })),
    remove: async (path) => {
      await send(`/${path}`, { method: "DELETE" });
    },
  };
};
