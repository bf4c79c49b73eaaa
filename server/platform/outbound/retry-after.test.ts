import { expect, it } from "vitest";
import { retryAfter } from "./retry-after.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const waitOf = (word?: string): number =>
  retryAfter({ headers: word === undefined ? {} : { "retry-after": word } }, now);

it("a source that names seconds or a time is left alone until then, an hour at most", () => {
  expect(waitOf("90")).toBe(90_000);
  expect(waitOf("Fri, 20 Nov 2026 12:05:00 GMT")).toBe(300_000);
  expect(waitOf("86400")).toBe(3_600_000);
});

it("one that names nothing, nonsense or a time that is over isn't waited for", () => {
  for (const word of [undefined, "", "soon", "-5", "Fri, 20 Nov 2026 11:00:00 GMT"])
    expect(waitOf(word), word).toBe(0);
});
