import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createSerializer } from "./serialize.ts";

const schema = z.array(z.object({ id: z.string() }));
const family = () => [{ id: "mia", secret: "1234" }, { id: "leo" }];

describe("an answer", () => {
  it("holds what its schema names, plain and packed alike", async () => {
    const { json, gzipped } = createSerializer()(schema, family());
    expect(String(await json())).toBe('[{"id":"mia"},{"id":"leo"}]');
    expect(gunzipSync(await gzipped())).toEqual(await json());
  });

  it("that is long is held packed alone once it was packed, and is the same plain", async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({ id: `member ${index}` }));
    const { json, gzipped } = createSerializer()(schema, many);
    const plain = await json();
    expect(await json()).toBe(plain);
    await gzipped();
    expect(await json()).not.toBe(plain);
    expect(await json()).toEqual(plain);
  });

  it("that can't change is spelled and packed once, however often it is asked for", async () => {
    const serializer = createSerializer();
    const frozen = Object.freeze(family());
    const first = serializer(schema, frozen);
    expect(serializer(schema, frozen)).toBe(first);
    expect(await serializer(schema, frozen).gzipped()).toBe(await first.gzipped());
  });

  it("that may change is spelled each time", () => {
    const serializer = createSerializer();
    const list = family();
    const { etag } = serializer(schema, list);
    list.pop();
    expect(serializer(schema, list).etag).not.toBe(etag);
  });
});
