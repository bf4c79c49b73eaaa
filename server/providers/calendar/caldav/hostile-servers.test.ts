import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  davEvent,
  davObject,
  davResponse,
  type DavServer,
  sendMultistatus,
  startDavServer,
} from "#tests/fixtures/calendar/dav-server.ts";
import { openDavClient } from "#tests/fixtures/calendar/dav-client.ts";
import { canarySecret } from "#tests/fixtures/calendar/canary-secret.ts";
import { accountErrorSentence } from "./account-view.ts";
import { DavError } from "./dav/dav-error.ts";
import { findCalendars } from "./dav/find-calendars.ts";
import { createObjectClient } from "./dav/object-client.ts";
import { createCollectionReader } from "./dav/read-collection.ts";

let server: DavServer;
beforeEach(async () => {
  server = await startDavServer();
});
afterEach(() => server.stop());

const client = (more: { url?: string; hosts?: string[] } = {}) =>
  openDavClient({ url: server.url, user: "kim", password: canarySecret, ...more });
const collection = () => {
  const dav = client();
  return createCollectionReader(dav, createObjectClient(dav, Date.now), server.calendar);
};
const readAll = async () => {
  const reader = collection();
  const changes = await reader.readChanges(null);
  const listed = changes.kind === "changes" ? changes.changed : await reader.listObjects();
  const read: { url: string; etag: string | null; ics: string }[] = [];
  await reader.readObjects(
    listed,
    (_asked, found) => void read.push(...found.map(({ url, etag, ics }) => ({ url, etag, ics }))),
  );
  return read;
};

/** What finding the calendars fails with; nothing that a server said or that is secret is in it. */
const failure = async (): Promise<DavError> => {
  const error: unknown = await findCalendars(client()).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DavError)) throw new Error("it should have failed", { cause: error });
  const said = `${error.message} ${error.stack ?? ""} ${accountErrorSentence(error.code)}`;
  expect(said).not.toMatch(new RegExp(`${canarySecret}|said-upstream`));
  return error;
};

const megabytes = function* (count: number): Generator<Buffer> {
  for (let sent = 0; sent < count; sent += 1) yield Buffer.alloc(1024 * 1024, "x");
};

const bomb = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "said-upstream">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY a${level} "${`&a${level === 0 ? "" : level - 1};`.repeat(10)}">`,
).join("")}]><multistatus xmlns="DAV:"><response><href>&a8;</href></response></multistatus>`;

describe("a calendar server that answers strangely", () => {
  it.each([
    ["a bomb of entities", bomb],
    [
      "an entity that names a file",
      '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>',
    ],
    ["an answer that breaks off", '<d:multistatus xmlns:d="DAV:"><d:response>'],
    ["elements without end", `<d:multistatus xmlns:d="DAV:">${"<d:response>".repeat(60)}`],
    ["nothing at all", ""],
  ])("is refused with a sentence: %s", async (_name, body) => {
    server.answer("*", (_request, response) => {
      response.writeHead(207, { "content-type": "application/xml" }).end(body);
    });
    expect((await failure()).code).toBe("accountAnswerBroken");
  });

  it("is told apart: a web page, another document, a wrong password, no rights, nothing there, trouble", async () => {
    const page = "<!doctype html><title>said-upstream</title>";
    const answers: [number, string, string][] = [
      [200, page, "accountNotDav"],
      [207, '<d:principal xmlns:d="DAV:"/>', "accountNotDav"],
      [405, page, "accountNotDav"],
      [401, page, "accountPasswordRefused"],
      [403, "said-upstream", "accountNotAllowed"],
      [404, page, "accountNothingThere"],
      [429, page, "tooOften"],
      [503, page, "sourceTrouble"],
    ];
    for (const [status, body, code] of answers) {
      server.answer("*", (_request, response) => {
        const type = status === 403 ? "text/plain" : "text/html";
        response.writeHead(status, { "content-type": type, "retry-after": "90000" }).end(body);
      });
      const error = await failure();
      expect([status, error.code]).toEqual([status, code]);
      if (status === 503) expect(error.retryAfterMs).toBe(24 * 3_600_000);
    }
  });

  it.each(["plain", "gzip"])("isn't read beyond 50 MB, packed or not: %s", async (packing) => {
    server.answer("*", (_request, response) => {
      const isPacked = packing === "gzip";
      response.writeHead(207, {
        "content-type": "application/xml",
        ...(isPacked ? { "content-encoding": "gzip" } : {}),
      });
      // Such a client goes away in the middle of it.
      const source = Readable.from(megabytes(50));
      const sent = isPacked ? pipeline(source, createGzip(), response) : pipeline(source, response);
      sent.catch(() => undefined);
    });
    expect((await failure()).code).toBe("tooLarge");
  });

  it("that has no calendar says so", async () => {
    server.answer("PROPFIND /calendars/kim/", (_request, response) =>
      sendMultistatus(response, davResponse("/calendars/kim/", "<d:resourcetype/>")),
    );
    expect((await failure()).code).toBe("accountNoCalendars");
  });
});

describe("a password", () => {
  it("isn't sent where a redirect, a principal or a home leads away from the server", async () => {
    const stranger = await startDavServer();
    const away = stranger.url;
    const redirect = (status: number) => () =>
      server.answer("PROPFIND /.well-known/caldav", (_request, response) => {
        response.writeHead(status, { location: `${away}/` }).end();
      });
    const principal = (): void =>
      server.answer("PROPFIND /", (_request, response) =>
        sendMultistatus(
          response,
          davResponse(
            "/",
            `<d:current-user-principal><d:href>${away}/principals/kim/</d:href></d:current-user-principal>`,
          ),
        ),
      );
    const home = (): void =>
      server.answer("PROPFIND /principals/kim/", (_request, response) =>
        sendMultistatus(
          response,
          davResponse(
            "/principals/kim/",
            `<c:calendar-home-set><d:href>${away}/calendars/kim/</d:href></c:calendar-home-set>`,
          ),
        ),
      );
    for (const leadAway of [home, principal, redirect(301), redirect(307)]) {
      leadAway();
      expect(await failure()).toMatchObject({ code: "accountLeadsAway", host: "127.0.0.1" });
    }
    expect(stranger.asked()).toEqual([]);
    await stranger.stop();
  });

  it("isn't sent to another program on this machine where a server leads there, although that name was allowed", async () => {
    const inside = await startDavServer();
    const { port } = new URL(inside.url);
    server.answer("PROPFIND /.well-known/caldav", (_request, response) => {
      response.writeHead(302, { location: `https://localhost:${port}/` }).end();
    });
    const found = findCalendars(client({ hosts: ["localhost"] }));
    await expect(found).rejects.toMatchObject({ code: "accountLeadsAway" });
    expect(inside.asked()).toEqual([]);
    await inside.stop();
  });

  it("goes to the internet only encrypted", async () => {
    const open = client({ url: "http://93.184.215.14/" });
    await expect(findCalendars(open)).rejects.toMatchObject({ code: "accountUnencrypted" });
  });

  it("follows a redirect on the same server", async () => {
    server.answer("PROPFIND /.well-known/caldav", (_request, response) => {
      response.writeHead(308, { location: "/" }).end();
    });
    expect((await findCalendars(client())).calendars).toMatchObject([{ name: "Family" }]);
  });

  it("in a redirect's circle ends with a sentence", async () => {
    server.answer("*", (request, response) => {
      response.writeHead(302, { location: request.url ?? "/" }).end();
    });
    expect((await failure()).code).toBe("redirects");
  });
});

describe("the objects of a calendar", () => {
  it("are found although properties are missing, and read", async () => {
    const found = await findCalendars(client());
    expect(found.calendars).toEqual([
      {
        ...{ url: server.calendar, name: "Family", color: null, kinds: ["VEVENT", "VTODO"] },
        ...{ isReadOnly: false, order: 0 },
      },
    ]);
    expect(await readAll()).toEqual([
      { url: `${server.calendar}fair.ics`, etag: '"1"', ics: expect.stringContaining("fair") },
    ]);
  });

  it("are listed where the server has no tokens, or says nothing about them", async () => {
    const path = new URL(server.calendar).pathname;
    for (const status of [400, 403, 405, 415, 501]) {
      server.answer(`REPORT ${path}`, (_request, response, body) => {
        if (body.includes("sync-collection")) response.writeHead(status).end();
        else sendMultistatus(response, davObject(`${path}fair.ics`, davEvent));
      });
      server.answer(`PROPFIND ${path}`, (_request, response) =>
        sendMultistatus(
          response,
          davResponse(path, "<d:resourcetype><d:collection/></d:resourcetype>") +
            davResponse(`${path}fair.ics`, "<d:resourcetype/>", "<d:getetag/>"),
        ),
      );
      expect(await readAll()).toMatchObject([{ etag: null }]);
    }
  });

  it("are read anew where a token was forgotten, however the server says so", async () => {
    const path = new URL(server.calendar).pathname;
    for (const status of [403, 409, 410, 412, 507]) {
      server.answer(`REPORT ${path}`, (_request, response) => {
        response.writeHead(status, { "content-type": "application/xml" });
        response.end('<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>');
      });
      expect(await collection().readChanges("old")).toEqual({ kind: "tokenForgotten" });
    }
  });

  it("that lie outside of the calendar or of the server aren't asked for", async () => {
    const path = new URL(server.calendar).pathname;
    const strange = [
      "http://127.0.0.2/stolen.ics",
      "/calendars/mia/secret.ics",
      `${path}../up.ics`,
      `${path}${"long".repeat(2_000)}.ics`,
    ];
    server.answer(`REPORT ${path}`, (_request, response) =>
      sendMultistatus(
        response,
        `${strange.map((href) => davResponse(href, "<d:getetag>1</d:getetag>")).join("")}<d:sync-token>t</d:sync-token>`,
      ),
    );
    expect(await readAll()).toEqual([]);
  });

  it("come one by one where the server can't give several, and one that is too large costs no other", async () => {
    const path = new URL(server.calendar).pathname;
    server.answer(`REPORT ${path}`, (_request, response, body) => {
      if (body.includes("sync-collection"))
        sendMultistatus(
          response,
          `${["fair", "huge", "page", "gone"].map((name) => davResponse(`${path}${name}.ics`, `<d:getetag>"${name}"</d:getetag>`)).join("")}<d:sync-token>t</d:sync-token>`,
        );
      else response.writeHead(501).end();
    });
    server.answer(`GET ${path}fair.ics`, (_request, response) => {
      response.writeHead(200, { etag: '"fair"' }).end(davEvent);
    });
    server.answer(`GET ${path}huge.ics`, (_request, response) => {
      response.end(Buffer.alloc(21 * 1024 * 1024, "x"));
    });
    server.answer(`GET ${path}page.ics`, (_request, response) => {
      response.end("<!doctype html>");
    });
    const read = await readAll();
    expect(
      read.map(({ url, ics }) => [new URL(url).pathname.split("/").at(-1), ics.length > 0]),
    ).toEqual([
      ["fair.ics", true],
      ["huge.ics", false],
      ["page.ics", false],
    ]);
  });
});
