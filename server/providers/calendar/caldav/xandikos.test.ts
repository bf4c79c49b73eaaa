import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasXandikos, startXandikos } from "#tests/companions/xandikos.ts";
import { icsFileOf, veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import { openDavClient } from "#tests/fixtures/calendar/dav-client.ts";
import { findCalendars } from "./dav/find-calendars.ts";
import { createObjectClient } from "./dav/object-client.ts";
import { createCollectionReader } from "./dav/read-collection.ts";

const ballet = (title: string): string =>
  icsFileOf(veventOf("ballet", title, ["DTSTART:20261021T140000Z", "DTEND:20261021T150000Z"]));

describe.skipIf(!hasXandikos)("a calendar in a real Xandikos", () => {
  let xandikos: Awaited<ReturnType<typeof startXandikos>>;
  beforeAll(async () => {
    xandikos = await startXandikos();
  });
  afterAll(() => xandikos.close());

  it("is found, written with its etags, and says what changed since it was read", async () => {
    const client = openDavClient(xandikos);
    const { calendars } = await findCalendars(client);
    const url = calendars[0]?.url ?? "";
    expect(calendars).toMatchObject([{ kinds: expect.arrayContaining(["VEVENT"]) }]);
    const objects = createObjectClient(client, Date.now);
    const collection = createCollectionReader(client, objects, url);
    const first = await collection.readChanges(null);
    if (first.kind !== "changes") throw new Error(first.kind);

    const address = `${url}ballet%20class.ics`;
    const made = await objects.putObject(address, ballet("Ballet"), { ifNoneMatch: "*" });
    expect(made.kind).toBe("written");
    expect((await objects.putObject(address, ballet("Twice"), { ifNoneMatch: "*" })).kind).toBe(
      "changed",
    );
    const second = await collection.readChanges(first.token);
    if (second.kind !== "changes") throw new Error(second.kind);
    expect(second.changed).toHaveLength(1);
    const read: string[] = [];
    await collection.readObjects(
      second.changed,
      (_asked, found) => void read.push(...found.map(({ ics }) => ics)),
    );
    expect(read).toEqual([expect.stringContaining("SUMMARY:Ballet")]);

    const now = await objects.readObject(address);
    expect(
      (await objects.putObject(address, ballet("Later"), { ifMatch: now?.etag ?? "" })).kind,
    ).toBe("written");
    expect(
      (await objects.putObject(address, ballet("Blind"), { ifMatch: now?.etag ?? "" })).kind,
    ).toBe("changed");
    expect((await objects.deleteObject(address, { unconditional: true })).kind).toBe("written");
    expect(await objects.readObject(address)).toBeNull();
    const third = await collection.readChanges(second.token);
    expect(third).toMatchObject({ changed: [], removed: [expect.stringContaining("ballet")] });
  });
});
