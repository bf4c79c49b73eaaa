import { expect, it, onTestFinished } from "vitest";
import {
  davResponse,
  sendMultistatus,
  startDavServer,
} from "#tests/fixtures/calendar/dav-server.ts";
import { canarySecret } from "#tests/fixtures/calendar/canary-secret.ts";
import { openDavClient } from "#tests/fixtures/calendar/dav-client.ts";
import { findAccount } from "./dav/find-account.ts";

it("an address book whose address can't be read, or leads elsewhere, costs no calendar and no other book", async () => {
  const server = await startDavServer();
  onTestFinished(() => server.stop());
  const space = 'xmlns:b="urn:ietf:params:xml:ns:carddav"';
  const [principal, books] = ["/principals/kim/", "/books/kim/"];
  const homes = [
    "<c:calendar-home-set><d:href>/calendars/kim/</d:href></c:calendar-home-set>",
    `<b:addressbook-home-set ${space}><d:href>${books}</d:href></b:addressbook-home-set>`,
  ];
  server.answer(`PROPFIND ${principal}`, (_request, response) =>
    sendMultistatus(response, davResponse(principal, homes.join(""))),
  );
  const kind = `<d:resourcetype><d:collection/><b:addressbook ${space}/></d:resourcetype>`;
  const addresses = [`${books}%E0%A4/`, "https://elsewhere.example/book/", `${books}people/`];
  server.answer(`PROPFIND ${books}`, (_request, response) =>
    sendMultistatus(response, addresses.map((href) => davResponse(href, kind)).join("")),
  );
  const { calendars } = await findAccount(
    openDavClient({ url: server.url, user: "kim", password: canarySecret }),
  );
  expect(calendars.map(({ name }) => name)).toEqual(["Family", "%E0%A4", "people"]);
});
