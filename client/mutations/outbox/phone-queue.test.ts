import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ServedPage, servePage } from "#tests/fixtures/http/served-page.ts";
import { createOwnChanges } from "../../live/own-changes.ts";
import { emptyEntryDraft } from "../../features/journal/writing/entry-draft.ts";
import { enqueueDraft } from "../../features/journal/writing/queue-entry.ts";
import { createQueryClient } from "../../query/query-state.ts";
import { createOptimisticTicks } from "../optimistic-ticks.ts";
import { createPhoneQueue } from "./phone-queue.ts";

let served: ServedPage;
let posts: string[];
/** Who is signed in, as the house knows it. */
let session: string | undefined;

beforeEach(async () => {
  posts = [];
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
const openPhone = () => {
  const client = createQueryClient();
  const live = { expect: () => undefined } as unknown as Parameters<
    typeof createPhoneQueue
  >[0]["live"];
  const queue = createPhoneQueue({
    ...{
      queryClient: client,
      live,
      ticks: createOptimisticTicks(),
      ownChanges: createOwnChanges(() => undefined),
    },
  });
  const hears = (memberId: string | undefined) =>
    client.setQueryData(config, { session: memberId === undefined ? null : { memberId } });
  const isDoubted = () => client.getQueryState(config)?.isInvalidated;
  return { outbox: queue, hears, isDoubted };
};
const about = { authorId: "mom", date: "2026-11-20", title: "Snow!" };
const write = ({ outbox: queue }: ReturnType<typeof openPhone>) => {
  void enqueueDraft({ queue }, { ...emptyEntryDraft(), text: "Snow!" }, about);
};

it("an entry waits while a child is signed in on its author's phone, and is sent when the author is again", async () => {
  const phone = openPhone();
  await phone.outbox.hydrate();
  phone.hears("mia");
  session = "mia";
  write(phone);
  phone.outbox.flush();
  await vi.waitFor(() => expect(phone.outbox.queued()).toHaveLength(1));
  session = "mom";
  phone.hears("mom");
  await expect.poll(() => posts).toEqual(["mom as mom"]);
  await expect.poll(phone.outbox.queued).toEqual([]);
});

it("a phone whose session has ended at home asks who is signed in, and lets the entry wait", async () => {
  const phone = openPhone();
  phone.hears("mom");
  session = undefined;
  await phone.outbox.hydrate();
  write(phone);
  await expect.poll(phone.isDoubted).toBe(true);
  phone.hears(undefined);
  expect(phone.outbox.queued()).toHaveLength(1);
  expect(phone.outbox.refused()).toEqual([]);
  session = "mom";
  phone.hears("mom");
  await expect.poll(() => posts).toEqual(["mom as mom"]);
});
