import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { createOutbound, type Outbound } from "#server/platform/outbound/outbound.ts";
import {
  davEvent,
  davResponse,
  type DavServer,
  sendMultistatus,
  startDavServer,
} from "#tests/fixtures/calendar/dav-server.ts";
import { createDavClient } from "./dav/dav-client.ts";
import { findAccount } from "./dav/find-account.ts";
import { createObjectClient } from "./dav/object-client.ts";

const front = "caldav.icloud.com";
const own = "p42-caldav.icloud.com";
const stranger = "p42-caldav.icloud.com.example";
const family = "/1234/calendars/family/";

let hosts: Readonly<Record<string, DavServer>>;
const at = (host: string): DavServer => {
  const server = hosts[host];
  if (server === undefined) throw new Error(`nobody is at ${host}`);
  return server;
};

/** Apple's hosts, each on a port of this machine. */
const toApple: Outbound = (request) => {
  const { host, pathname, search } = new URL(request.url);
  return outbound({ ...request, url: `${at(host).url}${pathname}${search}`, operatorHost: true });
};
const outbound = createOutbound({ clock: systemClock, log: pino({ level: "silent" }) });
const openApple = () =>
  createDavClient(
    {
      url: `https://${front}`,
      user: "kim@example.org",
      password: "abcd-efgh",
      hosts: [],
      reach: true,
    },
    { outbound: toApple, now: Date.now, signal: new AbortController().signal },
  );

/** Has the account's principal say that its calendars are at another host, as Apple's does for each account. */
const leadTo = (home: string): void => {
  const principal = "/1234/principal/";
  at(front).answer("PROPFIND /.well-known/caldav", (_request, response) => {
    response.writeHead(301, { location: `https://${front}:443/` }).end();
  });
  at(front).answer("PROPFIND /", (_request, response) =>
    sendMultistatus(
      response,
      davResponse(
        "/",
        `<d:current-user-principal><d:href>${principal}</d:href></d:current-user-principal>`,
      ),
    ),
  );
  at(front).answer(`PROPFIND ${principal}`, (_request, response) =>
    sendMultistatus(
      response,
      davResponse(principal, `<c:calendar-home-set><d:href>${home}</d:href></c:calendar-home-set>`),
    ),
  );
};

beforeEach(async () => {
  const names = [front, own, stranger, "contacts.icloud.com"];
  const servers = await Promise.all(
    names.map(async (name) => [name, await startDavServer()] as const),
  );
  hosts = Object.fromEntries(servers);
  at(own).answer("PROPFIND /1234/calendars/", (_request, response) =>
    sendMultistatus(
      response,
      davResponse(
        family,
        "<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>Familie</d:displayname>",
      ),
    ),
  );
});
afterEach(() => Promise.all(Object.values(hosts).map((server) => server.stop())));

it("an account at Apple is found at the host that it is led to, and written there with its password", async () => {
  leadTo(`https://${own}:443/1234/calendars/`);
  const client = openApple();
  const [found] = (await findAccount(client)).calendars;
  expect(found).toMatchObject({ name: "Familie", url: `https://${own}${family}` });
  at(own).answer(`PUT ${family}fair.ics`, (_request, response) => {
    response.writeHead(201, { etag: '"C=1@U=2"' }).end();
  });
  const objects = createObjectClient(client, Date.now);
  const put = await objects.putObject(`https://${own}${family}fair.ics`, davEvent, {
    ifNoneMatch: "*",
  });
  expect(put).toMatchObject({ kind: "written", etag: '"C=1@U=2"' });
  expect(
    at(own)
      .asked()
      .every(({ hasPassword }) => hasPassword),
  ).toBe(true);
});

it("a burst of Apple's 503 is trouble of the moment, with the wait that it names", async () => {
  leadTo(`https://${own}:443/1234/calendars/`);
  at(own).answer("PROPFIND /1234/calendars/", (_request, response) => {
    response.writeHead(503, { "retry-after": "120" }).end();
  });
  await expect(findAccount(openApple())).rejects.toMatchObject({
    ...{ code: "sourceTrouble", status: 503, retryAfterMs: 120_000 },
  });
});

it("a host that only sounds like Apple's isn't told the password", async () => {
  leadTo(`https://${stranger}/1234/calendars/`);
  await expect(findAccount(openApple())).rejects.toMatchObject({
    ...{ code: "accountLeadsAway", host: stranger },
  });
  expect(at(stranger).asked()).toEqual([]);
});
