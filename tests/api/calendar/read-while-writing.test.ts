import { afterEach, beforeEach, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import {
  davEvent,
  davObject,
  davResponse,
  type DavServer,
  sendMultistatus,
  startDavServer,
} from "../../fixtures/calendar/dav-server.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let dav: DavServer;
let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;

beforeEach(async () => {
  dav = await startDavServer();
  server = await startTestServer({
    env: {
      ...familyPins,
      ...{ CALDAV_URL: dav.url, CALDAV_USER: "kim", CALDAV_PASSWORD: "word" },
    },
  });
  wall = await openWallBrowser(server);
  mom = openTestBrowser(server);
  await unlockBrowser(mom, "mom", "2468");
});
afterEach(async () => {
  await server.close();
  await dav.stop();
});

const titles = async (): Promise<string[]> =>
  ((await wall.get("/api/calendar?start=2026-11-20&end=2026-11-30")).body.events ?? []).map(
    ({ title }: { title: string }) => title,
  );

/** Has the server forget its token and keep what is written; what it lists then it sends once it is released. */
const openSlowListing = () => {
  const path = new URL(dav.calendar).pathname;
  const written = new Map<string, string>();
  const arrived = Promise.withResolvers<void>();
  const listing = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  dav.answer("*", (request, response, body) => {
    if (request.method === "PUT") {
      written.set(request.url ?? "", body);
      response.writeHead(201, { etag: '"new"' }).end(() => arrived.resolve());
    } else response.writeHead(404).end();
  });
  dav.answer(`REPORT ${path}`, (_request, response, body) => {
    const objects = [
      [`${path}fair.ics`, davEvent, '"1"'] as const,
      ...[...written].map(([href, ics]) => [href, ics, '"new"'] as const),
    ];
    if (!body.includes("sync-collection")) {
      const asked = objects.filter(([href]) => body.includes(href));
      sendMultistatus(
        response,
        asked.map(([href, ics, etag]) => davObject(href, ics, etag)).join(""),
      );
      return;
    }
    if (body.includes("token-1")) {
      const error = '<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>';
      response.writeHead(403, { "content-type": "application/xml" }).end(error);
      return;
    }
    const listed = objects.map(([href, , etag]) =>
      davResponse(href, `<d:getetag>${etag}</d:getetag>`),
    );
    listing.resolve();
    void released.promise.then(() =>
      sendMultistatus(response, `${listed.join("")}<d:sync-token>token-2</d:sync-token>`),
    );
  });
  return { arrived: arrived.promise, listing: listing.promise, release: released.resolve };
};

/** Adds an event to a calendar whose server is being asked for everything, and takes its time. */
const writeWhileItIsRead = async () => {
  await expect.poll(titles).toContain("Village fair");
  const [{ feedId }] = (await wall.get("/api/calendar")).body.events;
  const slow = openSlowListing();
  server.clock.advance(10 * 60_000);
  await titles();
  await slow.listing;
  const writing = wall.send("POST", "/api/calendar/events", {
    ...{ title: "Piano", feedId, start: "2026-11-21T16:00:00Z", end: "2026-11-21T17:00:00Z" },
  });
  await expect.poll(titles).toContain("Piano");
  return { slow, writing, feedId };
};

it("keeps an event that was written while its calendar was being read", async () => {
  const { slow, writing, feedId } = await writeWhileItIsRead();
  // Where nothing kept it back, the write would be at its server by now.
  for (let look = 0; look < 20; look += 1) await titles();
  slow.release();
  expect((await writing).status).toBe(201);
  await slow.arrived;
  // Whoever asks again within five seconds waits for the reading that goes on.
  expect((await mom.send("POST", `/api/calendar/feeds/${feedId}/refresh`)).status).toBe(200);
  expect(await titles()).toEqual(expect.arrayContaining(["Piano", "Village fair"]));
});

/** Has the server list so many events anew that they take two portions; the first is sent once it is released. */
const openLongReading = () => {
  const path = new URL(dav.calendar).pathname;
  const hrefs = Array.from({ length: 150 }, (_, at) => `${path}fair-${at}.ics`);
  const order: string[] = [];
  const [first, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  dav.answer("*", (request, response) => {
    if (request.method === "PUT") {
      order.push("written");
      response.writeHead(201, { etag: '"new"' }).end();
    } else response.writeHead(404).end();
  });
  dav.answer(`REPORT ${path}`, (_request, response, body) => {
    if (body.includes("token-2")) {
      sendMultistatus(response, "<d:sync-token>token-2</d:sync-token>");
      return;
    }
    if (body.includes("sync-collection")) {
      const listed = hrefs.map((href) => davResponse(href, '<d:getetag>"2"</d:getetag>'));
      const gone = `<d:response><d:href>${path}fair.ics</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`;
      sendMultistatus(response, `${listed.join("")}${gone}<d:sync-token>token-2</d:sync-token>`);
      return;
    }
    order.push("portion");
    const objects = hrefs
      .filter((href) => body.includes(href))
      .map((href) => {
        const name = href.slice(path.length, -".ics".length);
        return davObject(href, davEvent.replace("UID:fair", `UID:${name}`), '"2"');
      });
    first.resolve();
    void released.promise.then(() => sendMultistatus(response, objects.join("")));
  });
  return { order, first: first.promise, release: released.resolve };
};

it("writes between the portions of a long reading, which takes nothing of it away again", async () => {
  await expect.poll(titles).toContain("Village fair");
  const [{ id, feedId }] = (await wall.get("/api/calendar")).body.events;
  const long = openLongReading();
  server.clock.advance(10 * 60_000);
  await titles();
  await long.first;
  // The listing that is being read lacks this one: somebody else brought it back since, and here it is changed.
  const changing = wall.send("PATCH", `/api/calendar/events/${id}`, {
    title: "Town fair",
  });
  await expect.poll(titles).toContain("Town fair");
  long.release();
  expect((await changing).status).toBe(200);
  await expect.poll(() => long.order).toEqual(["portion", "written", "portion"]);
  expect((await mom.send("POST", `/api/calendar/feeds/${feedId}/refresh`)).status).toBe(200);
  expect((await titles()).filter((title) => title === "Village fair")).toHaveLength(150);
  expect(await titles()).toContain("Town fair");
});

it("reads an account at once after it wrote into it, in case its server made something else of that", async () => {
  await expect.poll(titles).toContain("Village fair");
  const [{ feedId }] = (await wall.get("/api/calendar")).body.events;
  dav.answer("*", (request, response) =>
    response.writeHead(request.method === "PUT" ? 201 : 404, { etag: '"new"' }).end(),
  );
  server.clock.advance(6_000);
  const readings = () => dav.asked().filter(({ request }) => request.startsWith("REPORT")).length;
  const before = readings();
  await wall.send("POST", "/api/calendar/events", {
    ...{ title: "Piano", feedId, start: "2026-11-21T16:00:00Z", end: "2026-11-21T17:00:00Z" },
  });
  await expect.poll(readings).toBeGreaterThan(before);
});

it("stops at once, and loses nothing, although a write waits for a calendar that is being read", async () => {
  const { writing } = await writeWhileItIsRead();
  // A reading that nobody ends goes on for twenty seconds.
  await server.restart();
  await writing.catch(() => undefined);
  wall = await openWallBrowser(server);
  expect(await titles()).toContain("Piano");
}, 15_000);
