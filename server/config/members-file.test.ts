import { describe, expect, it } from "vitest";
import { parseMembers } from "./members-file.ts";
import { ConfigError } from "../platform/config-error.ts";

const complaint = (text: string): string => {
  try {
    parseMembers("members.json", text, []);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

const mia = { id: "mia", name: "Mia", color: "#D9662B", kid: true };

describe("the roster file", () => {
  it("gives every member the same fields, with colours in small letters", () => {
    expect(parseMembers("members.json", JSON.stringify([mia]), [])).toEqual([
      { id: "mia", name: "Mia", color: "#d9662b", kid: true, parent: false },
    ]);
  });

  it("names the line where it stops being JSON", () => {
    expect(complaint('[\n  { "id": "mia", }\n]')).toMatch(/^members\.json:2: is not JSON/);
  });

  it.each([
    ["an empty house", [], "members.json: expected at least one member"],
    [
      "a colour that isn't one",
      [{ ...mia, color: "red" }],
      'members.json: [0].color: expected a colour such as "#2a8f6d"',
    ],
    [
      "an id with a slash",
      [{ ...mia, id: "a/b" }],
      "members.json: [0].id: expected an id of small letters",
    ],
    ["a nameless person", [{ ...mia, name: " " }], "members.json: [0].name: expected a name"],
    ["two people with one id", [mia, mia], "members.json: [1].id: is the same as [0].id"],
    ["a misspelled field", [{ ...mia, kidd: true }], "members.json: [0]: has unknown fields: kidd"],
    [
      "200 members",
      Array.from({ length: 200 }, (_, n) => ({ ...mia, id: `m${n}` })),
      "expected at most 50 members",
    ],
    ["something that is no list", { mia }, "members.json: expected a list of members"],
  ])("refuses %s and names the field", (_what, content, sentence) => {
    expect(complaint(JSON.stringify(content))).toContain(sentence);
  });

  it("complains about everything at once", () => {
    const both = complaint(
      JSON.stringify([
        { ...mia, color: "red" },
        { ...mia, id: "LEO" },
      ]),
    );
    expect(both.split("\n")).toHaveLength(2);
  });

  it("takes the marked ones for parents, and dad and mom when nobody is marked", () => {
    const identity = [mia, { ...mia, id: "mom" }, { ...mia, id: "oma" }];
    const parents = (content: object[], named: string[]): string[] =>
      parseMembers("members.json", JSON.stringify(content), named)
        .filter(({ parent }) => parent)
        .map(({ id }) => id);
    expect(parents(identity, [])).toEqual(["mom"]);
    expect(parents([...identity, { ...mia, id: "opa", parent: true }], [])).toEqual(["opa"]);
    expect(parents(identity, ["oma"])).toEqual(["oma"]);
  });
});
