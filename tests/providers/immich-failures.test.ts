import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ImmichFixture, openImmichFixture } from "../fixtures/immich/immich-fixture.ts";
import { immichKey, type ImmichBehaviour } from "../fixtures/immich/service.ts";

const one = { width: 96, height: 64 };

let house: ImmichFixture;
beforeEach(async () => {
  house = await openImmichFixture();
});
afterEach(() => house.close());

const read = async () => house.source.photos({ limit: 50 });
const unreachable = { status: 503, details: { source: "photos", code: "unreachable" } };
const health = () => house.source.health();

describe("Immich that can't be asked", () => {
  it.each<[ImmichBehaviour, string]>([
    ["breaks", "sourceTrouble"],
    ["html", "strange"],
    ["otherShape", "strange"],
    ["tooOften", "tooOften"],
  ])("that %s says why, and is found again within a minute", async (manner, code) => {
    house.service.behave(manner);
    await expect(read()).rejects.toMatchObject(unreachable);
    expect(health()).toMatchObject({ state: "unreachable", code });
    house.service.behave("well");
    await house.put(one);
    await expect.poll(house.list).toHaveLength(1);
    expect(health().state).toBe("ok");
  });

  it("by a wrong key, or one that may do too little, says so", async () => {
    house.service.key = "another";
    await expect(read()).rejects.toMatchObject(unreachable);
    expect(health()).toMatchObject({ code: "photoKeyRefused" });
    house.service.key = immichKey;
    house.service.forbidden.add("asset.read");
    house.clock.advance(30_000);
    await expect(read()).rejects.toMatchObject(unreachable);
    await expect.poll(health).toMatchObject({ code: "photoKeyTooWeak" });
    house.service.forbidden.clear();
    house.service.forbidden.add("asset.view");
    await house.put(one);
    const [photo] = await house.list();
    await expect(house.source.image(photo?.id ?? "", 320)).rejects.toMatchObject(unreachable);
    expect(health()).toMatchObject({ state: "stale", code: "photoKeyTooWeak" });
    house.service.forbidden.clear();
    expect(await house.source.image(photo?.id ?? "", 320)).not.toBeNull();
    expect(health().state).toBe("ok");
  });

  it("because it is too old is told what it needs, and isn't searched", async () => {
    for (const [major, minor] of [
      [1, 140],
      [2, 6],
    ] as const) {
      house.service.version = { major, minor, patch: 0 };
      await expect(read()).rejects.toMatchObject(unreachable);
      house.clock.advance(30_000);
    }
    expect(health()).toMatchObject({ code: "photoVersionOld" });
    expect(house.service.asked).toEqual([]);
  });

  it("for an album or a face that it doesn't have names the variable that helps", async () => {
    const { url } = house.service;
    for (const [words, code] of [
      [{ IMMICH_ALBUM: "Wall" }, "photoAlbumMissing"],
      [{ IMMICH_PEOPLE: "Mia" }, "photoPersonMissing"],
    ] as const) {
      const source = house.connect({ IMMICH_URL: url, IMMICH_KEY: immichKey, ...words });
      await expect(source?.photos({ limit: 1 })).rejects.toMatchObject(unreachable);
      expect(source?.health()).toMatchObject({ state: "unreachable", code });
      await source?.stop?.();
    }
  });

  it(
    "because it never answers is given up in ten seconds, and nobody waits after that",
    { timeout: 30_000 },
    async () => {
      house.service.behave("hangs");
      const begun = performance.now();
      await expect(read()).rejects.toMatchObject(unreachable);
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(health()).toMatchObject({ state: "unreachable", code: "timeout" });
      await expect(read()).rejects.toMatchObject(unreachable);
      expect(performance.now() - begun).toBeLessThan(10_000);
    },
  );

  it("because it moved gets no key at its new address", async () => {
    let told: unknown = "nothing";
    const elsewhere = createServer((request, response) => {
      told = request.headers["x-api-key"];
      response.end("{}");
    }).listen(0, "127.0.0.1");
    await once(elsewhere, "listening");
    const address = elsewhere.address();
    const port = typeof address === "object" ? address?.port : undefined;
    house.service.behave({ leadsTo: `http://127.0.0.1:${port}/` });
    await expect(read()).rejects.toMatchObject(unreachable);
    expect(health()).toMatchObject({ code: "photoAddressMoved" });
    expect(told).toBe("nothing");
    elsewhere.close();
  });
});

describe("what is known of Immich", () => {
  it("stays while it is off, also after a restart, and its age is told", async () => {
    await house.put(one);
    const known = await house.list();
    const { checkedAt } = health();
    await house.source.image(known[0]?.id ?? "", 320);
    await house.service.stop();
    house.clock.advance(3_600_000);
    expect(await house.list()).toEqual(known);
    await expect.poll(health).toMatchObject({ state: "stale", code: "refused", checkedAt });
    expect(await house.source.image(known[0]?.id ?? "", 320)).not.toBeNull();
    await house.restart();
    expect((await read()).items).toEqual(known);
    await house.service.resume();
    await house.put(one);
    expect(await house.list()).toHaveLength(2);
  });

  it("is only what this key and these albums show: other words begin anew", async () => {
    await house.put(one);
    await house.source.stop?.();
    await house.service.stop();
    const words = { IMMICH_URL: house.service.url, IMMICH_KEY: immichKey, IMMICH_ALBUM: "Wall" };
    const source = house.connect(words);
    await expect(source?.photos({ limit: 1 })).rejects.toMatchObject(unreachable);
    await source?.stop?.();
  });

  it("costs ten walls no more than one, and is looked for by itself", async () => {
    await house.put(one);
    const before = house.service.asked.length;
    await Promise.all(Array.from({ length: 10 }, read));
    expect(house.service.asked).toHaveLength(before);
    house.source.begin?.();
    house.clock.advance(15 * 60_000);
    await expect.poll(() => house.service.asked.length, { timeout: 5_000 }).toBe(before + 1);
  });

  it("says nothing of the key or of a place, on disk or on a screen", async () => {
    await house.put(one);
    const kept = readFileSync(join(house.dir, "immich.jsonl"), "utf8");
    for (const words of [kept, JSON.stringify([await read(), health()])])
      expect(words).not.toMatch(/canary|52\.4/i);
  });

  it("keeps hidden what the family hid, also after a restart; in Immich nothing is changed", async () => {
    await house.put(one);
    await house.put({ ...one, width: 97 });
    const [first] = await house.list();
    await house.source.hide(first?.id ?? "");
    await house.restart();
    await house.lookAgain();
    expect(await house.list()).toHaveLength(1);
    expect(house.service.asked.map(({ path }) => path)).not.toContainEqual(
      expect.stringMatching(/^\/assets/),
    );
    expect(house.source.can).toEqual([]);
  });
});
