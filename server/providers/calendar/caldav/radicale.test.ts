import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "#tests/companions/radicale.ts";
import { icsFileOf, veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import { openDavClient } from "#tests/fixtures/calendar/dav-client.ts";
import { findCalendars } from "./dav/find-calendars.ts";
import { createObjectClient } from "./dav/object-client.ts";
import { createCollectionReader } from "./dav/read-collection.ts";

const dentist = (title: string): string =>
  icsFileOf(veventOf("dentist", title, ["DTSTART:20261021T140000Z", "DTEND:20261021T150000Z"]));

describe.skipIf(!hasRadicale)("a calendar in a real Radicale", () => {
  let radicale: Radicale;
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());

  it("is found from the server's bare address, with its name and colour", async () => {
    await radicale.makeCalendar("family", { title: "Family &amp; friends", color: "#ff8800ff" });
    await radicale.makeCalendar("tasks", { kinds: ["VTODO"] });
    const found = await findCalendars(openDavClient(radicale));
    expect(found.calendars).toMatchObject([
      { name: "Family & friends", color: "#ff8800", kinds: ["VEVENT"], isReadOnly: false },
      { name: "tasks", kinds: ["VTODO"] },
    ]);
    expect(found.principalUrl).toBe(`${radicale.url}/kim/`);
  });

  it("refuses a wrong password, and it is known why", async () => {
    const client = openDavClient({ ...radicale, password: "wrong" });
    await expect(findCalendars(client)).rejects.toMatchObject({ code: "accountPasswordRefused" });
  });

  it("takes an object, changes it only as it was read, moves it and gives it up", async () => {
    const from = await radicale.makeCalendar("from");
    const to = await radicale.makeCalendar("to");
    const client = openDavClient(radicale);
    const objects = createObjectClient(client, Date.now);
    const url = `${from}dentist%20%26%20co.ics`;
    const made = await objects.putObject(url, dentist("Dentist"), { ifNoneMatch: "*" });
    expect(made).toMatchObject({ kind: "written", etag: expect.stringMatching(/^"/) });
    expect(await objects.putObject(url, dentist("Twice"), { ifNoneMatch: "*" })).toEqual({
      kind: "changed",
    });
    const read = await objects.readObject(url);
    expect(read?.ics).toContain("SUMMARY:Dentist");
    const etag = read?.etag ?? "";
    const changed = await objects.putObject(url, dentist("Dentist Leo"), { ifMatch: etag });
    expect(changed).toMatchObject({ kind: "written" });
    expect(await objects.putObject(url, dentist("Blind"), { ifMatch: etag })).toEqual({
      kind: "changed",
    });
    const now = await objects.readObject(url);
    const moved = await objects.moveObject(url, `${to}moved.ics`, { ifMatch: now?.etag ?? "" });
    expect(moved).toMatchObject({ kind: "written", url: `${to}moved.ics` });
    expect(await objects.readObject(url)).toBeNull();
    expect((await objects.readObject(`${to}moved.ics`))?.ics).toContain("SUMMARY:Dentist Leo");
    expect(await objects.deleteObject(`${to}moved.ics`, { unconditional: true })).toMatchObject({
      kind: "written",
    });
    expect(await objects.deleteObject(`${to}moved.ics`, { unconditional: true })).toEqual({
      kind: "gone",
    });
  });

  it("says what changed since it was read, also where an address has letters that are escaped", async () => {
    const url = await radicale.makeCalendar("synced");
    const client = openDavClient(radicale);
    const objects = createObjectClient(client, Date.now);
    const collection = createCollectionReader(client, objects, url);
    const first = await collection.readChanges(null);
    if (first.kind !== "changes") throw new Error(first.kind);
    expect(first.changed).toEqual([]);
    await objects.putObject(`${url}käse+1@home.ics`, dentist("Cheese"), { ifNoneMatch: "*" });
    const second = await collection.readChanges(first.token);
    if (second.kind !== "changes") throw new Error(second.kind);
    expect(second.changed).toHaveLength(1);
    expect(await collection.listObjects()).toEqual(second.changed);
    const read: string[] = [];
    await collection.readObjects(
      second.changed,
      (_asked, found) => void read.push(...found.map(({ ics }) => ics)),
    );
    expect(read).toEqual([expect.stringContaining("SUMMARY:Cheese")]);
    await objects.deleteObject(second.changed[0]?.url ?? "", { unconditional: true });
    const third = await collection.readChanges(second.token);
    expect(third).toMatchObject({ changed: [], removed: [second.changed[0]?.path] });
    expect(await collection.readChanges("http://radicale.org/ns/sync/forgotten")).toEqual({
      kind: "tokenForgotten",
    });
  });
});
