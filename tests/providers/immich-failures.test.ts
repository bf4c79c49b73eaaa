import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ImmichFixture, openImmichFixture } from "../fixtures/immich/immich-fixture.ts";
import { immichKey, type ImmichBehaviour } from "../fixtures/immich/service.ts";

const one = { width: 96, height: 64 };

let fixture: ImmichFixture;
beforeEach(async () => {
  fixture = await openImmichFixture();
});
afterEach(() => fixture.close());

const read = async () => fixture.source.photos({ limit: 50 });
const unreachable = { status: 503, details: { source: "photos", code: "unreachable" } };
const health = () => fixture.source.health();

describe("Immich that can't be asked", () => {
  it.each<[ImmichBehaviour, string]>([
    ["breaks", "sourceTrouble"],
    ["html", "strange"],
    ["otherShape", "strange"],
    ["tooOften", "tooOften"],
  ])("that %s says why, and is found again within a minute", async (manner, code) => {
    fixture.service.behave(manner);
    await expect(read()).rejects.toMatchObject(unreachable);
    expect(health()).toMatchObject({ state: "unreachable", code });
    fixture.service.behave("well");
    await fixture.put(one);
    await expect.poll(fixture.list).toHaveLength(1);
    expect(health().state).toBe("ok");
  });

  it("by a wrong key, or one that may do too little, says so", async () => {
    fixture.service.key = "another";
    await expect(read()).rejects.toMatchObject(unreachable);
    expect(health()).toMatchObject({ code: "photoKeyRefused" });
    fixture.service.key = immichKey;
    fixture.service.forbidden.add("asset.read");
    fixture.clock.advance(30_000);
    await expect(read()).rejects.toMatchObject(unreachable);
    await expect.poll(health).toMatchObject({ code: "photoKeyTooWeak" });
    fixture.service.forbidden.clear();
    fixture.service.forbidden.add("asset.view");
    await fixture.put(one);
    const [photo] = await fixture.list();
    await expect(fixture.source.image(photo?.id ?? "", 320)).rejects.toMatchObject(unreachable);
    expect(health()).toMatchObject({ state: "stale", code: "photoKeyTooWeak" });
    fixture.service.forbidden.clear();
    expect(await fixture.source.image(photo?.id ?? "", 320)).not.toBeNull();
    expect(health().state).toBe("ok");
  });

  it("because it is too old is told what it needs, and isn't searched", async () => {
    for (const [major, minor] of [
      [1, 140],
      [2, 6],
    ] as const) {
      fixture.service.version = { major, minor, patch: 0 };
      await expect(read()).rejects.toMatchObject(unreachable);
      fixture.clock.advance(30_000);
    }
    expect(health()).toMatchObject({ code: "photoVersionOld" });
    expect(fixture.service.asked).toEqual([]);
  });

  it("for an album or a face that it doesn't have names the variable that helps", async () => {
    const { url } = fixture.service;
    for (const [words, code] of [
      [{ IMMICH_ALBUM: "Wall" }, "photoAlbumMissing"],
      [{ IMMICH_PEOPLE: "Mia" }, "photoPersonMissing"],
    ] as const) {
      const source = fixture.connect({ IMMICH_URL: url, IMMICH_KEY: immichKey, ...words });
      await expect(source?.photos({ limit: 1 })).rejects.toMatchObject(unreachable);
      expect(source?.health()).toMatchObject({ state: "unreachable", code });
      await source?.stop?.();
    }
  });

  it(
    "because it never answers is given up in ten seconds, and nobody waits after that",
    { timeout: 30_000 },
    async () => {
      fixture.service.behave("hangs");
      const begun = performance.now();
      await expect(read()).rejects.toMatchObject(unreachable);
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(health()).toMatchObject({ state: "unreachable", code: "timeout" });
      await expect(read()).rejects.toMatchObject(unreachable);
      expect(performance.now() - begun).toBeLessThan(10_000);
    },
  );

  it("because it moved gets no key at its new address", async () => {
    let outcome: unknown = "nothing";
    const elsewhere = createServer((request, response) => {
      outcome = request.headers["x-api-key"];
      response.end("{}");
    }).listen(0, "127.0.0.1");
    await once(elsewhere, "listening");
    const address = elsewhere.address();
    const port = typeof address === "object" ? address?.port : undefined;
    fixture.service.behave({ leadsTo: `http://127.0.0.1:${port}/` });
    await expect(read()).rejects.toMatchObject(unreachable);
    expect(health()).toMatchObject({ code: "photoAddressMoved" });
    expect(outcome).toBe("nothing");
    elsewhere.close();
  });
});

describe("what is known of Immich", () => {
  it("stays while it is off, also after a restart, and its age is told", async () => {
    await fixture.put(one);
    const known = await fixture.list();
    const { checkedAt } = health();
    await fixture.source.image(known[0]?.id ?? "", 320);
    await fixture.service.stop();
    fixture.clock.advance(3_600_000);
    expect(await fixture.list()).toEqual(known);
    await expect.poll(health).toMatchObject({ state: "stale", code: "refused", checkedAt });
    expect(await fixture.source.image(known[0]?.id ?? "", 320)).not.toBeNull();
    await fixture.restart();
    expect((await read()).items).toEqual(known);
    await fixture.service.resume();
    await fixture.put(one);
    // A try of before it was back may have failed just now, and is followed by the next one a while later.
    fixture.clock.advance(3_600_000);
    await expect.poll(fixture.list).toHaveLength(2);
  });

  it("is only what this key and these albums show: other words begin anew", async () => {
    await fixture.put(one);
    await fixture.source.stop?.();
    await fixture.service.stop();
    const words = { IMMICH_URL: fixture.service.url, IMMICH_KEY: immichKey, IMMICH_ALBUM: "Wall" };
    const source = fixture.connect(words);
    await expect(source?.photos({ limit: 1 })).rejects.toMatchObject(unreachable);
    await source?.stop?.();
  });

  it("costs ten walls no more than one, and is looked for by itself", async () => {
    await fixture.put(one);
    const before = fixture.service.asked.length;
    await Promise.all(Array.from({ length: 10 }, read));
    expect(fixture.service.asked).toHaveLength(before);
    fixture.source.begin?.();
    fixture.clock.advance(15 * 60_000);
    await expect.poll(() => fixture.service.asked.length, { timeout: 5_000 }).toBe(before + 1);
  });

  it("says nothing of the key or of a place, on disk or on a screen", async () => {
    await fixture.put(one);
    const cached = readFileSync(join(fixture.dir, "immich.jsonl"), "utf8");
    for (const words of [cached, JSON.stringify([await read(), health()])])
      expect(words).not.toMatch(/canary|52\.4/i);
  });

  it("keeps hidden what the family hid, also after a restart; in Immich nothing is changed", async () => {
    await fixture.put(one);
    await fixture.put({ ...one, width: 97 });
    const [first] = await fixture.list();
    await fixture.source.hide(first?.id ?? "");
    await fixture.restart();
    await fixture.lookAgain();
    expect(await fixture.list()).toHaveLength(1);
    expect(fixture.service.asked.map(({ path }) => path)).not.toContainEqual(
      expect.stringMatching(/^\/assets/),
    );
    expect(fixture.source.can).toEqual([]);
  });
});
