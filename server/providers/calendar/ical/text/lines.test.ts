import { expect, test } from "vitest";
import { unfoldLines } from "./lines.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("folds are undone, whatever the ends of lines are, also in the middle of a letter", () => {
  for (const end of ["\r\n", "\n", "\r"])
    expect(unfoldLines(bytes(`SUMMARY:Mül${end} ler${end}\tin${end}UID:1${end}`), "utf-8")).toEqual(
      ["SUMMARY:Müllerin", "UID:1", ""],
    );
  const [first, second] = bytes("ü");
  const split = [...bytes("SUMMARY:M"), first ?? 0, 13, 10, 32, second ?? 0, ...bytes("ll")];
  expect(unfoldLines(Uint8Array.from(split), "utf-8")).toEqual(["SUMMARY:Müll"]);
});

test("Latin letters that don't say so are read; one broken letter doesn't spoil the others", () => {
  expect(unfoldLines(latin("SUMMARY:M\u00FCll"), "utf-8")).toEqual(["SUMMARY:Müll"]);
  expect(unfoldLines(latin("SUMMARY:M\u00FCll"), "iso-8859-1")).toEqual(["SUMMARY:Müll"]);
  const mixed = Uint8Array.from([...bytes("SUMMARY:Müll "), 0xff]);
  expect(unfoldLines(mixed, "utf-8")).toEqual(["SUMMARY:Müll \uFFFD"]);
});

test("NULs and what is beyond 256 KB of a line are dropped, and the next line is whole", () => {
  const [long = "", next] = unfoldLines(
    bytes(`SUMMARY:${"x".repeat(400_000)}\nU\u0000ID:1`),
    "utf-8",
  );
  expect([long.length, next]).toEqual([256 * 1024, "UID:1"]);
});

test("an unknown name of letters is read as UTF-8", () => {
  expect(unfoldLines(bytes("SUMMARY:Müll"), "klingon")).toEqual(["SUMMARY:Müll"]);
});
