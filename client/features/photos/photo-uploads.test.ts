import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createOwnChanges } from "../../live/own-changes.ts";
import { createSendQueued } from "../../mutations/send/send-queued.ts";
import { addPhoto } from "./mutations.ts";
import { createPhotoUploads } from "./photo-uploads.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";

let uploads: string[] = [];
let refused = new Set<string>();
let refusal: ConstructorParameters<typeof ApiError>[1];
let album: {
  answers: (uploadId: string) => Response;
  put: string[];
  keys: (string | undefined)[];
};

const taken = () => Response.json({ id: "7" }, { status: 201 });
const away = () => Response.error();

beforeEach(() => {
  uploads = [];
  refused = new Set();
  refusal = { status: 405, code: "unsupported" };
  album = { answers: taken, put: [], keys: [] };
  vi.stubGlobal("fetch", (_url: string, { headers, body }: RequestInit) => {
    const { uploadId } = JSON.parse(typeof body === "string" ? body : "");
    album.keys.push(new Headers(headers).get("Idempotency-Key") ?? undefined);
    const answer = album.answers(uploadId);
    if (answer.ok) album.put.push(uploadId.split(" ")[0]);
    return answer.type === "error"
      ? Promise.reject(new TypeError("the network failed"))
      : Promise.resolve(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const send = createSendQueued({
  ownChanges: createOwnChanges(() => undefined),
  live: { expectRevision: () => undefined } as unknown as Parameters<
    typeof createSendQueued
  >[0]["live"],
  loadSendPicture: () =>
    Promise.resolve(async (picture, key) => {
      const what = await picture.text();
      if (refused.has(what)) throw new ApiError("No.", refusal);
      uploads.push(what);
      return `${what} ${key}`;
    }),
});

const pictures = (...words: string[]) =>
  words.map((word) => new Blob([word], { type: "image/jpeg" }));

/** A phone whose photos go into the album. */
const phoneOfAlbum = () => {
  const phone = waitingPhone([addPhoto]);
  phone.answers((mutation) => send(addPhoto, mutation));
  return phone;
};
const openAlbum = async (phone = phoneOfAlbum()) => {
  const page = await phone.openPage();
  return { page, phone, sending: createPhotoUploads(page) };
};

describe("pictures that a phone sends", () => {
  it("go one after the other, those that are chosen meanwhile last", async () => {
    const { sending } = await openAlbum();
    sending.send(pictures("a", "b"));
    sending.send(pictures("c"));
    expect(sending.progress()).toMatchObject({ total: 3, done: 0 });
    await expect.poll(sending.progress).toMatchObject({ total: 3, done: 3, failed: [] });
    expect(album.put).toEqual(["a", "b", "c"]);
    expect(new Set(album.keys).size).toBe(3);
    sending.send(pictures("d"));
    await expect.poll(sending.progress).toMatchObject({ total: 1, done: 1 });
  });

  it("are told of while they go", async () => {
    const { sending } = await openAlbum();
    const told: number[] = [];
    const stop = sending.subscribe(() => told.push(sending.progress().done));
    sending.send(pictures("a", "b"));
    await expect.poll(() => told).toEqual([0, 1, 2]);
    stop();
    sending.forget();
    expect(told).toHaveLength(3);
    expect(sending.progress()).toMatchObject({ total: 0, done: 0 });
  });

  it("that didn't arrive don't stop the others, and are sent again with the same key and upload", async () => {
    const { sending, page } = await openAlbum();
    refused.add("b");
    sending.send(pictures("a", "b", "c"));
    await expect.poll(sending.progress).toMatchObject({ total: 3, done: 2 });
    expect(sending.progress().failed).toMatchObject([{ error: { code: "unsupported" } }]);
    refused.clear();
    album.answers = away;
    sending.again();
    await expect.poll(() => sending.progress().isOutOfReach).toBe(true);
    album.answers = taken;
    page.flush();
    await expect.poll(sending.progress).toMatchObject({ total: 3, done: 3, failed: [] });
    expect(uploads).toEqual(["a", "c", "b"]);
    expect(album.keys.at(-1)).toBe(album.keys.at(-2));
  });

  it("that are too large for the house's door aren't sent again with the others", async () => {
    const { sending } = await openAlbum();
    refused.add("a");
    refusal = { status: 413 };
    sending.send(pictures("a"));
    await expect.poll(() => sending.progress().failed).toHaveLength(1);
    refused.clear();
    sending.again();
    expect(sending.progress().failed).toMatchObject([{ error: { status: 413 } }]);
  });

  it.each([
    [423, "babysitter"],
    [429, "tooManyPictures"],
    [500, "internal"],
    [507, "diskFull"],
  ])(
    "that a house holds back with %i say why, and not that nobody is reached",
    async (status, code) => {
      const { sending } = await openAlbum();
      refused.add("a");
      refusal = { status, code, retryAfterSec: 240 };
      sending.send(pictures("a", "b"));
      await expect.poll(() => sending.progress().held?.error).toMatchObject({ status, code });
      expect(sending.progress()).toMatchObject({ isOutOfReach: false, failed: [] });
      expect(sending.progress().held?.until).toBeGreaterThan(Date.now());
    },
  );

  it("that the house has forgotten by the next day are uploaded again, and arrive", async () => {
    const { sending, page } = await openAlbum();
    album.answers = away;
    sending.send(pictures("a"));
    await expect.poll(() => sending.progress().isOutOfReach).toBe(true);
    const forgotten = new Set<string>();
    album.answers = (uploadId) => {
      if (forgotten.size > 0) return taken();
      forgotten.add(uploadId);
      return Response.json({ error: "No.", code: "invalid", field: "uploadId" }, { status: 400 });
    };
    page.flush();
    await expect.poll(sending.progress).toMatchObject({ total: 1, done: 1, failed: [] });
    expect(uploads).toEqual(["a", "a"]);
    expect(new Set(album.keys).size).toBe(1);
  });

  it("that are let go are no more waited for", async () => {
    const { sending } = await openAlbum();
    refused.add("a");
    sending.send(pictures("a", "b"));
    await expect.poll(() => sending.progress().failed.length).toBe(1);
    sending.forget();
    await expect.poll(() => uploads).toEqual(["b"]);
    await expect.poll(() => sending.progress().failed).toEqual([]);
    const { total, done } = sending.progress();
    expect(total).toBe(done);
  });

  it("are kept until they arrive: a page that is opened anew goes on with them, and each counts once", async () => {
    const { sending, phone } = await openAlbum();
    album.answers = away;
    sending.send([new File(["a"], "snow.jpg"), ...pictures("b")]);
    await expect.poll(() => sending.progress().isOutOfReach).toBe(true);
    expect([phone.kept.size, sending.isAnyUnkept()]).toEqual([2, false]);
    album.answers = taken;
    const next = await openAlbum(phone);
    await expect.poll(next.sending.progress).toMatchObject({ total: 2, done: 2 });
    expect(album.put).toEqual(["a", "b"]);
    expect(album.keys[0]).toBe(album.keys[1]);
    await expect.poll(() => phone.kept.size).toBe(0);
  });

  it("that the house doesn't take are named, each with its reason, also on a page that is opened anew", async () => {
    refusal = { status: 415, code: "notAPicture" };
    const { sending, phone } = await openAlbum();
    refused.add("song");
    sending.send([new File(["song"], "song.jpg"), ...pictures("b")]);
    await expect.poll(sending.progress).toMatchObject({ total: 2, done: 1 });
    const song = { name: "song.jpg", error: { code: "notAPicture" } };
    expect(sending.progress().failed).toMatchObject([song]);
    const next = await openAlbum(phone);
    expect(next.sending.progress().failed).toMatchObject([song]);
  });

  it("wait at a proxy whose wall restarts, and go by themselves", async () => {
    const { sending, page } = await openAlbum();
    for (const status of [502, 503, 504]) {
      album.answers = () => new Response("Bad gateway", { status });
      sending.send(pictures("a"));
      page.flush();
      await expect.poll(() => album.keys.length).toBeGreaterThan(0);
      await expect.poll(sending.progress).toMatchObject({ failed: [], isOutOfReach: true });
      album.answers = taken;
      page.flush();
      await expect.poll(sending.progress).toMatchObject({ total: 1, done: 1, failed: [] });
      album.keys = [];
    }
  });

  it("wait for as long as somebody is away, and are asked about before a full phone loses them", async () => {
    const { sending, page, phone } = await openAlbum();
    phone.isFull();
    album.answers = away;
    sending.send(pictures("a"));
    await expect.poll(() => sending.progress().isOutOfReach).toBe(true);
    expect(sending.isAnyUnkept()).toBe(true);
    vi.setSystemTime(Date.now() + 60 * 86_400_000);
    album.answers = taken;
    page.flush();
    await expect.poll(sending.progress).toMatchObject({ total: 1, done: 1, failed: [] });
    vi.useRealTimers();
    await expect.poll(sending.isAnyUnkept).toBe(false);
  });

  it("that a full phone couldn't keep and the house took at the second try are safe", async () => {
    const { sending, phone } = await openAlbum();
    phone.isFull();
    refused.add("a");
    sending.send(pictures("a"));
    await expect.poll(() => sending.progress().failed.length).toBe(1);
    expect(sending.isAnyUnkept()).toBe(true);
    refused.clear();
    sending.again();
    await expect.poll(sending.progress).toMatchObject({ done: 1, failed: [] });
    expect(sending.isAnyUnkept()).toBe(false);
  });
});
