import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasSabre, type Sabre, startSabre } from "#tests/companions/sabre.ts";
import { openDavClient } from "#tests/fixtures/calendar/dav-client.ts";
import { icsFileOf, veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import { findCalendars, readCtag } from "./dav/find-calendars.ts";
import { createObjectClient } from "./dav/object-client.ts";
import { createCollectionReader } from "./dav/read-collection.ts";

const recital = (title: string): string =>
  icsFileOf(veventOf("recital", title, ["DTSTART:20261021T140000Z", "DTEND:20261021T150000Z"]));

describe.skipIf(!hasSabre)(
  "a calendar in a real sabre/dav, which has no tokens for changes",
  () => {
    let sabre: Sabre;
    let family = "";
    beforeAll(async () => {
      sabre = await startSabre();
      family = await sabre.makeCalendar("family");
    });
    afterAll(() => sabre.close());

    it("is found from the server's bare address, with its colour and its principal", async () => {
      const found = await findCalendars(openDavClient(sabre));
      expect(found.calendars).toMatchObject([
        { name: "family", color: "#3b7dd8", kinds: ["VEVENT"], isReadOnly: false, url: family },
      ]);
      expect(found.addresses).toContain("mailto:kim@example.org");
    });

    it("refuses a wrong password, and it is known why", async () => {
      const client = openDavClient({ ...sabre, password: "wrong" });
      await expect(findCalendars(client)).rejects.toMatchObject({ code: "accountPasswordRefused" });
    });

    it("is written with its etags, and compared by them where it changed", async () => {
      const client = openDavClient(sabre);
      const objects = createObjectClient(client, Date.now);
      const collection = createCollectionReader(client, objects, family);
      expect(await collection.readChanges(null)).toEqual({ kind: "unsupported" });
      const before = await readCtag(client, family);

      const address = `${family}recital%20%26%20tea.ics`;
      const made = await objects.putObject(address, recital("Recital"), { ifNoneMatch: "*" });
      expect(made.kind).toBe("written");
      const twice = await objects.putObject(address, recital("Twice"), { ifNoneMatch: "*" });
      expect(twice).toEqual({ kind: "changed" });
      expect(await readCtag(client, family)).not.toBe(before);
      const [listed] = await collection.listObjects();
      const now = await objects.readObject(address);
      expect(listed).toMatchObject({ etag: now?.etag });
      const read: string[] = [];
      await collection.readObjects(
        listed === undefined ? [] : [listed],
        (_asked, found) => void read.push(...found.map(({ ics }) => ics)),
      );
      expect(read).toEqual([expect.stringContaining("SUMMARY:Recital")]);

      const ifMatch = now?.etag ?? "";
      const later = await objects.putObject(address, recital("Later"), { ifMatch });
      expect(later.kind).toBe("written");
      expect(await objects.putObject(address, recital("Blind"), { ifMatch })).toEqual({
        kind: "changed",
      });
      expect((await objects.deleteObject(address, { unconditional: true })).kind).toBe("written");
      expect(await objects.readObject(address)).toBeNull();
      expect(await collection.listObjects()).toEqual([]);
    });

    it("moves an event to another calendar, or says that it can't", async () => {
      const other = await sabre.makeCalendar("other");
      const objects = createObjectClient(openDavClient(sabre), Date.now);
      const address = `${family}moving.ics`;
      await objects.putObject(address, recital("Moving"), { ifNoneMatch: "*" });
      const there = `${other}moving.ics`;
      const etag = (await objects.readObject(address))?.etag ?? "";
      const moved = await objects.moveObject(address, there, { ifMatch: etag });
      const places = [await objects.readObject(address), await objects.readObject(there)];
      expect(places.filter((each) => each !== null)).toHaveLength(1);
      expect(places[moved.kind === "written" ? 1 : 0]?.ics).toContain("Moving");
    });
  },
);
