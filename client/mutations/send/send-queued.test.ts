import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import { createOwnChanges } from "../../live/own-changes.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import { addItem } from "../../features/grocery/mutations.ts";
import { addNote } from "../../features/notes/mutations.ts";
import { addPhoto } from "../../features/photos/mutations.ts";
import { addTask, closeRoutine } from "../../features/tasks/mutations.ts";
import { closeChore, postTestEntry } from "#tests/fixtures/waiting-phone.ts";
import { classifyFailure } from "./classify-failure.ts";
import { createSendQueued } from "./send-queued.ts";
import type { SendPicture } from "./upload-pictures.ts";

const snow = { text: "Snow!", authorId: "mia", tags: [], memberIds: [] };
const picture = (what: string) => new Blob([what], { type: "image/jpeg" });
const gone = () => new ApiError("Nobody there.", { status: 0, code: "network" });
const refusal = (status: number, about: { code?: string; field?: string }) =>
  new ApiError("No.", { status, ...about });

/** What something between the phone and the house makes of its answer. */
const lost = () => new Response("Bad gateway", { status: 502 });
const keyReused = () =>
  Response.json({ error: "No.", code: "idempotencyKeyReused" }, { status: 409 });

/** What sends a phone's writes. */
const sendOf = (loadSendPicture: () => Promise<SendPicture>) =>
  createSendQueued({
    ownChanges: createOwnChanges(() => undefined),
    live: { expectRevision: () => undefined } as unknown as Parameters<
      typeof createSendQueued
    >[0]["live"],
    loadSendPicture,
  });

let entries = 0;
/** An entry in a phone's queue, and a house that takes what `takes` and `answers` let through. */
const phoneWithEntry = () => {
  entries += 1;
  const id = `entry-${entries}`;
  const uploads: string[] = [];
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
  const sendPicture: SendPicture = async (blob, key) => {
    const what = await blob.text();
    const error = takes(what, key);
    if (error !== undefined) throw error;
    uploads.push(what);
    return `upload of ${key}`;
  };
  const send = sendOf(() => Promise.resolve(sendPicture));
  const entry: PendingMutation = {
    ...{ id, order: 1, key: postTestEntry.operation.key, at: 0, tries: 0 },
    input: { text: "Snow!", authorId: "mia" },
  };
  return {
    ...{ id, uploads, posts },
    send: (...pictures: string[]) =>
      send(postTestEntry, { ...entry, pictures: pictures.map(picture) }),
    sendWithout: () => send(postTestEntry, entry),
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
    const { send, uploads, posts, id } = phoneWithEntry();
    expect(await send("dragon", "igloo")).toEqual({ id: "7" });
    expect(uploads).toEqual(["dragon", "igloo"]);
    const uploadIds = [`upload of ${id}-0`, `upload of ${id}-1`];
    expect(posts).toEqual([{ key: id, body: { ...snow, uploadIds } }]);
  });

  it("goes on after a broken network with the picture that was missing", async () => {
    const { send, uploads, takes, posts } = phoneWithEntry();
    takes((what) => (what === "igloo" ? gone() : undefined));
    await expect(send("dragon", "igloo")).rejects.toMatchObject({ code: "network" });
    expect(posts).toEqual([]);
    takes(() => undefined);
    await send("dragon", "igloo");
    expect(uploads).toEqual(["dragon", "igloo"]);
    expect(posts).toHaveLength(1);
  });

  it("leaves out a picture that the house can't read, and tells the rest", async () => {
    const { send, takes, posts, id } = phoneWithEntry();
    takes((what) => (what === "broken" ? refusal(415, { code: "notAPicture" }) : undefined));
    await send("broken", "igloo");
    expect(posts).toEqual([{ key: id, body: { ...snow, uploadIds: [`upload of ${id}-1`] } }]);
  });

  it("leaves out a picture that is too large for what stands before the house, too", async () => {
    const { send, takes, posts, id } = phoneWithEntry();
    takes((what) => (what === "huge" ? refusal(413, {}) : undefined));
    await send("huge", "igloo");
    expect(posts).toEqual([{ key: id, body: { ...snow, uploadIds: [`upload of ${id}-1`] } }]);
  });

  it("says of a photo that it is too large where only that was said", async () => {
    const sending = sendOf(() => Promise.resolve(() => Promise.reject(refusal(413, {}))));
    const photo = { id: "lake", order: 1, key: addPhoto.operation.key, at: 0, tries: 0 };
    const sent = sending(addPhoto, { ...photo, input: { name: "" }, pictures: [picture("lake")] });
    await expect(sent).rejects.toMatchObject({ status: 413, code: "tooLarge" });
  });

  const forgotten = () =>
    Response.json({ error: "No.", code: "invalid", field: "uploadId" }, { status: 400 });
  const posted = () => Response.json({ id: "7" }, { status: 201 });

  it("sends its pictures again each time the house has forgotten them, as after days with bad reception", async () => {
    const { send, answers, posts, uploads, id } = phoneWithEntry();
    const tooOld = new Set<string>();
    // An upload's key is answered as before for longer than the upload is kept.
    const house = (now: () => Response) =>
      answers(({ uploadIds: [one = ""] }) => {
        if (tooOld.has(one)) return forgotten();
        tooOld.add(one);
        return now();
      });
    house(lost);
    for (let days = 0; days < 3; days += 1)
      await expect(send("dragon")).rejects.toMatchObject({ code: "network" });
    house(posted);
    expect(await send("dragon")).toEqual({ id: "7" });
    expect(uploads).toHaveLength(4);
    expect(new Set(posts.map(({ key }) => key))).toEqual(new Set([id]));
  });

  it("is known again where its pictures had to be sent anew and the answer was lost", async () => {
    const { send, answers, id } = phoneWithEntry();
    let arrived: string | undefined;
    const house = (now: () => Response) =>
      answers(({ uploadIds: [one = ""] }) => {
        if (arrived !== undefined && one !== arrived) return keyReused();
        if (one === `upload of ${id}-0`) return forgotten();
        arrived = one;
        return now();
      });
    house(lost);
    await expect(send("dragon")).rejects.toMatchObject({ code: "network" });
    house(posted);
    expect(await send("dragon")).toEqual({ id: "7" });
  });

  it("arrives where a picture that the house has under its key was made smaller in another way since", async () => {
    const { send, takes, uploads, posts, id } = phoneWithEntry();
    takes((_what, key) =>
      key === `${id}-0` ? refusal(409, { code: "idempotencyKeyReused" }) : undefined,
    );
    expect(await send("dragon")).toEqual({ id: "7" });
    expect([uploads, posts.length]).toEqual([["dragon"], 1]);
  });

  it("isn't sent for ever to a house that takes none of its pictures", async () => {
    const { send, answers, uploads } = phoneWithEntry();
    answers(forgotten);
    await expect(send("dragon")).rejects.toMatchObject({ field: "uploadId" });
    expect(uploads.length).toBeLessThan(10);
  });
});

it("an entry without pictures is sent once, under its own key, and a lost answer is for the queue to see to", async () => {
  const { sendWithout, posts, id, answers } = phoneWithEntry();
  await sendWithout();
  expect(posts).toEqual([{ key: id, body: { ...snow, uploadIds: [] } }]);
  answers(() => Response.error());
  await expect(sendWithout()).rejects.toBeInstanceOf(ApiError);
  expect(posts).toHaveLength(2);
});

it("an entry that meets a proxy whose wall restarts hasn't reached anybody, and waits", async () => {
  const { sendWithout, answers } = phoneWithEntry();
  answers(() => new Response("Bad gateway", { status: 502 }));
  const error = await sendWithout().catch(apiErrorOf);
  expect(classifyFailure(apiErrorOf(error), { tries: 0, hasAuthor: true })).toBe("unreached");
});

describe("what a member added who was removed meanwhile", () => {
  const house = (refuses: (body: Record<string, unknown>) => string | undefined) => {
    const bodies: Record<string, unknown>[] = [];
    vi.stubGlobal("fetch", (_url: string, { body }: RequestInit) => {
      if (typeof body !== "string") return Promise.resolve(Response.json([{ id: "mom" }]));
      const sent = JSON.parse(body);
      bodies.push(sent);
      const field = refuses(sent);
      if (field === undefined) return Promise.resolve(Response.json({ id: "7" }));
      return Promise.resolve(Response.json({ error: "No.", field }, { status: 400 }));
    });
    return bodies;
  };
  const send = sendOf(() => Promise.reject(new Error("no pictures here")));
  const mutation = { id: "k", order: 1, at: 0, tries: 0 };

  it("is added by nobody", async () => {
    const bodies = house(({ memberId }) => (memberId === undefined ? undefined : "memberId"));
    const input = { id: "new", name: "Nutella", memberId: "mia" };
    await send(addItem, { ...mutation, key: addItem.operation.key, input });
    expect(bodies.at(-1)).toEqual({ name: "Nutella" });
  });

  it("is for those who are left", async () => {
    const bodies = house(({ memberIds }) =>
      String(memberIds) === "mom" ? undefined : "memberIds",
    );
    const todo = { title: "Buy glue", list: "todo" as const, memberIds: ["mia", "mom"] };
    const input = { ...todo, id: "new" };
    await send(addTask, { ...mutation, key: addTask.operation.key, input });
    expect(bodies.at(-1)).toMatchObject({ title: "Buy glue", memberIds: ["mom"] });
  });

  it("isn't told as refused where it arrived without them and only the answer was lost", async () => {
    let arrived: string | undefined;
    let isLost = true;
    vi.stubGlobal("fetch", (_url: string, { body }: RequestInit) => {
      if (typeof body !== "string") return Promise.resolve(Response.json([{ id: "mom" }]));
      if (arrived !== undefined && body !== arrived) return Promise.resolve(keyReused());
      if (body.includes("mia"))
        return Promise.resolve(Response.json({ error: "No.", field: "memberId" }, { status: 400 }));
      arrived = body;
      return Promise.resolve(isLost ? lost() : Response.json({ id: "7" }));
    });
    const input = { id: "new", name: "Nutella", memberId: "mia" };
    const add = () => send(addItem, { ...mutation, key: addItem.operation.key, input });
    await expect(add()).rejects.toMatchObject({ code: "network" });
    isLost = false;
    expect(await add()).toEqual({ id: "7" });
  });

  it("is refused as before where nobody else can have done it", async () => {
    house(() => "memberId");
    const input = { taskId: "t1" };
    await expect(
      send(closeChore, { ...mutation, key: closeChore.operation.key, input }),
    ).rejects.toMatchObject({ status: 400, field: "memberId" });
  });
});

it("a note says what the phone's clock shows, by which its last day was chosen", async () => {
  const shows: (string | null)[] = [];
  vi.stubGlobal("fetch", (_url: string, { headers }: RequestInit) => {
    shows.push(new Headers(headers).get("X-Client-Time"));
    return Promise.resolve(Response.json({ id: "7" }));
  });
  const input = {
    ...{ id: "new", text: "Plumber at 10", until: "2026-11-23" },
    createdAt: "2026-11-23T12:00:00.000Z",
  };
  const place = { id: "k", order: 1, at: 0, tries: 0 };
  const send = sendOf(() => Promise.reject(new Error("no pictures here")));
  await send(addNote, { ...place, key: addNote.operation.key, input });
  expect(shows).toEqual([expect.stringMatching(/^\d{4}-.*Z$/)]);
});

it("a tick of today says what the phone's clock shows, and one for a day of the house's doesn't", async () => {
  const shows: (string | null)[] = [];
  vi.stubGlobal("fetch", (_url: string, { headers }: RequestInit) => {
    shows.push(new Headers(headers).get("X-Client-Time"));
    return Promise.resolve(Response.json({ ok: true }));
  });
  const send = sendOf(() => Promise.reject(new Error("no pictures here")));
  for (const isToday of [true, false]) {
    const input = { taskId: "t1", memberId: "mia", day: "2026-11-20", isToday };
    const place = { id: "k", order: 1, at: 0, tries: 0 };
    await send(closeRoutine, { ...place, key: closeRoutine.operation.key, input });
  }
  expect(shows).toEqual([expect.stringMatching(/^\d{4}-.*Z$/), null]);
});
