import { describe, expect, it } from "vitest";
import { parseOutsideJson } from "./outside-json.ts";

describe("another server's JSON", () => {
  it.each([
    ["NUL and other controls", String.raw`{"title":"Feed\u0000 Min\u001Bka\b"}`, "Feed Minka"],
    ["controls of the second kind", `{"title":"Feed\u0085 Minka"}`, "Feed Minka"],
    ["half an emoji", String.raw`{"title":"Feed \ud83d Minka"}`, "Feed  Minka"],
    ["nothing that can be seen", String.raw`{"title":"\u200b\u2800"}`, ""],
    ["nothing that can be seen, unescaped", `{"title":"\u200B \u3164"}`, ""],
    ["lines and tabs", String.raw`{"title":"One\n\tTwo\r\n"}`, "One\n\tTwo\r\n"],
    ["emoji and other scripts", `{"title":"👩‍👩‍👧 می‌خواهم"}`, "👩‍👩‍👧 می‌خواهم"],
    ["an emoji in escapes", String.raw`{"title":"\ud83e\udd8a"}`, "🦊"],
  ])("with %s brings a text that can be shown", (_what, json, title) => {
    expect(parseOutsideJson(json)).toEqual({ title });
  });

  it("keeps everything else, however deep it lies", () => {
    const value = { list: [1, null, true, { name: "Łódź \u2800!" }, []], id: "x" };
    expect(parseOutsideJson(JSON.stringify(value))).toEqual(value);
    expect(parseOutsideJson(String.raw`[["\u0007a"],{"b":{"c":"\u0007d"}}]`)).toEqual([
      ["a"],
      { b: { c: "d" } },
    ]);
  });

  it("is refused where it isn't JSON", () => {
    expect(() => parseOutsideJson("<html>")).toThrow(SyntaxError);
  });
});
