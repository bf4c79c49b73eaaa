import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#client/api/api-error.ts";
import { createOwnChanges } from "#client/live/own-changes.ts";
import { deliverWithPictures, type SendPicture } from "./deliver-entry.ts";

const snow = { text: "Snow!", tags: [], memberIds: [], date: "2026-11-20", uploadIds: [] };
const picture = (what: string) => new Blob([what], { type: "image/jpeg" });
const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const refusal = (status: number, about: { code?: string; field?: string }) =>
  new ApiError("No.", { status, ...about });

let entries = 0;
/** An entry in a phone's line, and a house that takes what `send` and `post` let through. */
const app = () => {
  entries += 1;
  const id = `entry-${entries}`;
  const sends: string[] = [];
  const posts: { key: string | undefined; body: unknown }[] = [];
  let takes: (what: string, key: string) => Error | undefined = () => undefined;
  let answers: (body: { uploadIds: string[] }) => Response = () =>
    Response.json({ id: "7" }, { status: 201 });
  vi.stubGlobal("fetch", (_url: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get("Idempotency-Key") ?? undefined;
    const sent = JSON.parse(typeof body === "string" ? body : "");
    posts.push({ key, body: sent });
    return Promise.resolve(answers(sent));
  });
  const send: SendPicture = async (blob, key) => {
    const what = await blob.text();
    const error = takes(what, key);
    if (error !== undefined) throw error;
    sends.push(what);
    return `upload of ${key}`;
  };
  const ears = {
    ownChanges: createOwnChanges(() => undefined),
    live: { expect: () => undefined },
  } as unknown as Parameters<typeof deliverWithPictures>[0];
  return {
    ...{ id, sends, posts },
    deliver: (...pictures: string[]) =>
      deliverWithPictures(ears, { id, sent: { body: snow } }, pictures.map(picture), send),
    takes: (next: typeof takes) => {
      takes = next;
    },
    answers: (next: typeof answers) => {
      answers = next;
    },
  };
};

afterEach(() => vi.unstubAllGlobals());

describe("an entry with pictures", () => {
  it("sends them in their order and then itself, under its own key", async () => {
    const { deliver, sends, posts, id } = app();
    await deliver("dragon", "igloo");
    expect(sends).toEqual(["dragon", "igloo"]);
    const uploadIds = [`upload of ${id}-0`, `upload of ${id}-1`];
    expect(posts).toEqual([{ key: id, body: { ...snow, uploadIds } }]);
  });

  it("goes on after a broken network with the picture that was missing", async () => {
    const { deliver, sends, takes, posts } = app();
    takes((what) => (what === "igloo" ? gone() : undefined));
    await expect(deliver("dragon", "igloo")).rejects.toMatchObject({ code: "network" });
    expect(posts).toEqual([]);
    takes(() => undefined);
    await deliver("dragon", "igloo");
    expect(sends).toEqual(["dragon", "igloo"]);
    expect(posts).toHaveLength(1);
  });

  it("leaves out a picture that the house can't read, and tells the rest", async () => {
    const { deliver, takes, posts, id } = app();
    takes((what) => (what === "broken" ? refusal(415, { code: "notAPicture" }) : undefined));
    await deliver("broken", "igloo");
    expect(posts).toEqual([{ key: id, body: { ...snow, uploadIds: [`upload of ${id}-1`] } }]);
  });

  it("sends its pictures again where the house has forgotten them, and only once more", async () => {
    const { deliver, answers, posts, id } = app();
    const forgotten = () =>
      Response.json({ error: "No.", code: "invalid", field: "uploadId" }, { status: 400 });
    answers(({ uploadIds }) =>
      uploadIds[0] === `upload of ${id}-0`
        ? forgotten()
        : Response.json({ id: "7" }, { status: 201 }),
    );
    await deliver("dragon");
    expect(posts.map(({ key }) => key)).toEqual([id, id]);
    answers(forgotten);
    await expect(deliver("dragon")).rejects.toMatchObject({ field: "uploadId" });
    expect(posts).toHaveLength(4);
  });
});
