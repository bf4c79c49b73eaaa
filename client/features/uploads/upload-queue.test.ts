import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import type { KeptPicture, UploadStore } from "./upload-store.ts";
import { createUploadQueue } from "./upload-queue.ts";
import { type ServedPage, servePage } from "#tests/fixtures/http/served-page.ts";

let served: ServedPage;
let uploads: string[] = [];
let refused = new Set<string>();

beforeEach(async () => {
  uploads = [];
  refused = new Set();
  served = await servePage((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (refused.has(body)) {
        response.writeHead(415).end(JSON.stringify({ error: "No.", code: "notAPicture" }));
        return;
      }
      uploads.push(body);
      response.writeHead(201).end(JSON.stringify({ uploadId: `up-${body}`, width: 1, height: 1 }));
    });
  });
});
afterEach(() => served.close());

const pictures = (...words: string[]) =>
  words.map((word) => new Blob([word], { type: "image/jpeg" }));

const storeOf = (kept: Map<string, KeptPicture>): UploadStore => ({
  all: () => Promise.resolve([...kept.values()]),
  put: (picture) => Promise.resolve(void kept.set(picture.key, picture)),
  remove: (key) => Promise.resolve(void kept.delete(key)),
});

/** A sending whose pictures go into an album, which may be closed. */
const openAlbum = (kept = new Map<string, KeptPicture>()) => {
  const album = { isClosed: false, forgets: false, put: [] as string[], keys: [] as string[] };
  const sending = createUploadQueue(async (app: string, uploadId: string, key: string) => {
    album.keys.push(key);
    if (album.isClosed) throw new ApiError("Away.", { status: 0, code: "network" });
    if (album.forgets) {
      album.forgets = false;
      throw new ApiError("No.", { status: 400, code: "invalid", field: "uploadId" });
    }
    album.put.push(`${app} ${uploadId}`);
  }, storeOf(kept));
  return { album, sending, kept };
};

describe("pictures that a phone sends", () => {
  it("go one after the other, those that are chosen meanwhile last", async () => {
    const { album, sending } = openAlbum();
    sending.send("home", pictures("a", "b"));
    sending.send("home", pictures("c"));
    expect(sending.progress()).toMatchObject({ total: 3, done: 0 });
    await expect.poll(sending.progress).toMatchObject({ total: 3, done: 3, failed: [] });
    expect(album.put).toEqual(["home up-a", "home up-b", "home up-c"]);
    expect(new Set(album.keys).size).toBe(3);
    sending.send("home", pictures("d"));
    await expect.poll(sending.progress).toMatchObject({ total: 1, done: 1 });
  });

  it("are told of while they go", async () => {
    const { sending } = openAlbum();
    const told: number[] = [];
    const stop = sending.subscribe(() => told.push(sending.progress().done));
    sending.send("home", pictures("a", "b"));
    await expect.poll(() => told).toEqual([0, 1, 2]);
    stop();
    sending.forget();
    expect(told).toHaveLength(3);
    expect(sending.progress()).toMatchObject({ total: 0, done: 0 });
  });

  it("that didn't arrive don't stop the others, and are sent again with the same key and upload", async () => {
    const { album, sending } = openAlbum();
    refused.add("b");
    sending.send("home", pictures("a", "b", "c"));
    await expect.poll(sending.progress).toMatchObject({ total: 3, done: 2 });
    expect(sending.progress().failed).toMatchObject([{ error: { code: "notAPicture" } }]);
    refused.clear();
    album.isClosed = true;
    sending.again("home");
    await expect.poll(() => sending.progress().isOutOfReach).toBe(true);
    album.isClosed = false;
    sending.hurry("home");
    await expect.poll(sending.progress).toMatchObject({ total: 3, done: 3, failed: [] });
    expect(uploads).toEqual(["a", "c", "b"]);
    expect(album.keys.at(-1)).toBe(album.keys.at(-2));
  });

  it("that the house has forgotten by the next day are uploaded again, and arrive", async () => {
    const { album, sending } = openAlbum();
    album.isClosed = true;
    sending.send("home", pictures("a"));
    await expect.poll(() => sending.progress().isOutOfReach).toBe(true);
    album.isClosed = false;
    album.forgets = true;
    sending.hurry("home");
    await expect.poll(sending.progress).toMatchObject({ total: 1, done: 1, failed: [] });
    expect(uploads).toEqual(["a", "a"]);
    expect(new Set(album.keys).size).toBe(1);
  });

  it("that are let go are no more waited for", async () => {
    const { sending } = openAlbum();
    refused.add("a");
    sending.send("home", pictures("a", "b"));
    await expect.poll(() => sending.progress().failed.length).toBe(1);
    sending.forget();
    await expect.poll(() => uploads).toEqual(["b"]);
    await expect.poll(() => sending.progress().failed).toEqual([]);
    const { total, done } = sending.progress();
    expect(total).toBe(done);
  });

  it("are kept until they arrive: a page that is opened anew goes on with them, and each counts once", async () => {
    const { album, sending, kept } = openAlbum();
    album.isClosed = true;
    sending.send("home", [new File(["a"], "snow.jpg"), ...pictures("b")]);
    await expect.poll(() => sending.progress().isOutOfReach).toBe(true);
    expect([kept.size, sending.isAnyUnkept()]).toEqual([2, false]);
    const next = openAlbum(kept);
    await next.sending.restore("home");
    await next.sending.restore("home");
    await expect.poll(next.sending.progress).toMatchObject({ total: 2, done: 2 });
    expect(next.album.put).toEqual(["home up-a", "home up-b"]);
    expect(next.album.keys[0]).toBe(album.keys[0]);
    await expect.poll(() => kept.size).toBe(0);
  });

  it("that the house doesn't take are named, each with its reason", async () => {
    const { sending } = openAlbum();
    refused.add("song");
    sending.send("home", [new File(["song"], "song.jpg"), ...pictures("b")]);
    await expect.poll(sending.progress).toMatchObject({ total: 2, done: 1 });
    expect(sending.progress().failed).toMatchObject([
      { name: "song.jpg", error: { code: "notAPicture" } },
    ]);
  });
});
