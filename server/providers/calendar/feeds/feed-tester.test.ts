import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { familyIcs } from "#tests/fixtures/calendar/family-ics.ts";
import { type FeedFixture, openFeedFixture } from "#tests/fixtures/calendar/feed-fixture.ts";

let fixture: FeedFixture;
beforeEach(async () => {
  fixture = await openFeedFixture();
});
afterEach(() => fixture.close());

test.each(["", "hello", "file:///etc/passwd", "ftp://cal.example/a.ics", "javascript:alert(1)"])(
  "%j is no calendar's address, and that is said",
  async (typed) => {
    expect(await fixture.testFeed(typed)).toEqual({
      ok: false,
      reason: "notWeb",
      error: "This isn't a calendar's address. It begins with https:// or webcal://.",
    });
  },
);

test("this machine isn't asked on anybody's word, also not by its name in the house", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const { port } = new URL(fixture.feeds.url);
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const hosts = own.filter(({ family }) => family === "IPv4").map(({ address }) => address);
  for (const host of [...hosts, "localhost", "[::1]", "0.0.0.0"])
    for (const allowPrivate of [false, true])
      expect(
        await fixture.testFeed(`http://${host}:${port}/family`, { allowPrivate }),
      ).toMatchObject({
        ok: false,
        reason: "forbiddenAddress",
        error: expect.stringMatching(/may not be asked/),
      });
  expect(fixture.feeds.count("/family").asked).toBe(0);
  expect(existsSync(fixture.cache)).toBe(false);
});

test("a calendar on the internet is read once: its name, how much is in it, and what is next", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const found = await fixture.testFeedAnywhere(`${fixture.feeds.url}/family`);
  expect(found).toEqual({
    ok: true,
    name: "The Millers",
    events: 5,
    next: { title: "Grandma's birthday", start: "2026-10-21" },
  });
  fixture.feeds.answer("/page", (_request, response) => response.end("<!doctype html>"));
  expect(await fixture.testFeedAnywhere(`${fixture.feeds.url}/page`)).toEqual({
    ok: false,
    reason: "webPage",
    error:
      "The address answers a web page, not a calendar. Open it in a browser and look for a link named ICS or iCal.",
  });
  expect(existsSync(fixture.cache)).toBe(false);
});
