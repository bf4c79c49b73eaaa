import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ServedPage, servePage } from "#tests/fixtures/http/served-page.ts";
import { createOwnChanges } from "../live/own-changes.ts";
import { createQueryClient } from "../query/query-state.ts";
import { createPhoneQueue, createWallQueue } from "./page-queues.ts";
import { closeChore, postTestEntry } from "#tests/fixtures/waiting-phone.ts";

let served: ServedPage;
let posts: string[];
/** Who is signed in, as the house knows it. */
let session: string | undefined;

beforeEach(async () => {
  posts = [];
  session = undefined;
  served = await servePage((request, response) => {
    if (session === undefined) {
      response.writeHead(401).end('{"error":"No.","code":"signInFirst"}');
      return;
    }
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      posts.push(`${JSON.parse(body).authorId} as ${session}`);
      response.writeHead(201).end('{"id":"7"}');
    });
  });
});
afterEach(() => served.close());

const config = ["settings", "GET /api/config", {}];
const openPage = () => {
  const client = createQueryClient();
  const live = { expectRevision: () => undefined } as unknown as Parameters<
    typeof createWallQueue
  >[0]["live"];
  return { client, live, ownChanges: createOwnChanges(() => undefined) };
};
const openPhone = () => {
  const { client, live, ownChanges } = openPage();
  const queue = createPhoneQueue({
    ...{ client, live, ownChanges, definitions: [closeChore, postTestEntry] },
    loadSendPicture: () => Promise.reject(new Error("no pictures here")),
  });
  return {
    queue,
    hears: (memberId: string | undefined) =>
      client.setQueryData(config, { session: memberId === undefined ? null : { memberId } }),
    isDoubted: () => client.getQueryState(config)?.isInvalidated,
  };
};
const snow = { text: "Snow!", authorId: "mom" };

it("an entry waits while a child is signed in on its author's phone, and is sent when the author is again", async () => {
  const { queue, hears } = openPhone();
  await queue.hydrate();
  hears("mia");
  session = "mia";
  queue.enqueue(postTestEntry, snow);
  queue.flush();
  await vi.waitFor(() => expect(queue.waiting()).toHaveLength(1));
  session = "mom";
  hears("mom");
  await expect.poll(() => posts).toEqual(["mom as mom"]);
  await expect.poll(queue.waiting).toEqual([]);
});

it("a phone whose session has ended at home asks who is signed in, and lets the entry wait", async () => {
  const { queue, hears, isDoubted } = openPhone();
  hears("mom");
  await queue.hydrate();
  queue.enqueue(postTestEntry, snow);
  await expect.poll(isDoubted).toBe(true);
  hears(undefined);
  expect(queue.waiting()).toHaveLength(1);
  expect(queue.refused()).toEqual([]);
  session = "mom";
  hears("mom");
  await expect.poll(() => posts).toEqual(["mom as mom"]);
  await expect.poll(queue.waiting).toEqual([]);
});

it("an entry with pictures waits where the part of the app that sends them can't be fetched", async () => {
  const { queue, hears } = openPhone();
  hears("mom");
  session = "mom";
  await queue.hydrate();
  queue.enqueue(postTestEntry, snow, { id: "snow", pictures: [new Blob(["dragon"])] });
  queue.enqueue(closeChore, { taskId: "t1" });
  await vi.waitFor(() => expect(queue.waiting()).toHaveLength(2));
  expect([queue.refused(), posts]).toEqual([[], []]);
  for (const { id } of queue.waiting()) await expect.poll(() => queue.cancel(id)).toBe(true);
});

it("a wall lets nothing wait: what the house refuses has failed", async () => {
  const queue = createWallQueue(openPage());
  const { answer, mayWait } = queue.enqueue(closeChore, { taskId: "t1" });
  expect([mayWait, queue.waiting(), queue.pending()]).toMatchObject([false, [], [{ tries: 0 }]]);
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect([queue.pending(), queue.refused()]).toEqual([[], []]);
});
