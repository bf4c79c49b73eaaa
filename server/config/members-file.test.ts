import { describe, expect, it } from "vitest";
import { budgetMembersOf } from "./budget-members.ts";
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
    expect(parseMembers("members.json", JSON.stringify([mia]), []).roster).toEqual([
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
      [{ ...mia, color: "ultraviolet" }],
      'members.json: [0].color: expected an opaque CSS colour such as "#2a8f6d" or "teal"',
    ],
    [
      "an id with a slash",
      [{ ...mia, id: "a/b" }],
      "members.json: [0].id: expected an id of 1 to 40 letters",
    ],
    ["a nameless person", [{ ...mia, name: " " }], "members.json: [0].name: expected a name"],
    ["two people with one id", [mia, mia], "members.json: [1].id: is the same as [0].id"],
    [
      "two people who share the name of a variable",
      [
        { ...mia, id: "anna.lena" },
        { ...mia, id: "Anna-Lena" },
      ],
      'members.json: [1].id: "Anna-Lena" and [0].id, "anna.lena", are both ANNA_LENA',
    ],
    [
      "501 members",
      Array.from({ length: 501 }, (_, n) => ({ ...mia, id: `m${n}` })),
      "expected at most 500 members",
    ],
    ["something that is no list", { mia }, "members.json: expected a list of members"],
  ])("refuses %s and names the field", (_what, content, sentence) => {
    expect(complaint(JSON.stringify(content))).toContain(sentence);
  });

  it.each([
    ["teal", "#008080"],
    ["#ABC", "#aabbcc"],
    ["rgb(42 143 109)", "#2a8f6d"],
    ["hsl(0, 100%, 50%)", "#ff0000"],
    ["#1e9999", "#1e9999"],
    ["rgba(0, 0, 0, 1)", "#000000"],
  ])("takes the colour %s as people write it", (color, said) => {
    const { roster } = parseMembers("members.json", JSON.stringify([{ ...mia, color }]), []);
    expect(roster[0]?.color).toBe(said);
  });

  it.each([
    "transparent",
    "rgb(0 0 0 / 50%)",
    "#11223344",
    "var(--mia)",
    "url(#mia)",
    "currentColor",
    "hsl(1e400, 100%, 50%)",
    "hsl(0, 1e400%, 50%)",
    "rgb(1e400 0 0)",
    "lab(1e400 0 0)",
  ])("refuses %s, which isn't an opaque colour", (color) => {
    expect(complaint(JSON.stringify([{ ...mia, color }]))).toContain("[0].color");
  });

  it.each(["Mi\u0000a", "\uD83D", "\u200B", "\u2800 \u3164"])("refuses the name %j", (name) => {
    expect(complaint(JSON.stringify([{ ...mia, name }]))).toContain("[0].name");
  });

  it.each(["Mia", "anna.lena", "2nd", "OMA_1", "x".repeat(40)])("takes the id %s", (id) => {
    const { roster } = parseMembers("members.json", JSON.stringify([{ ...mia, id }]), []);
    expect(roster[0]?.id).toBe(id);
  });

  it.each([".", "..", "__proto__", "", "x".repeat(41), "mia mia"])("refuses the id %j", (id) => {
    expect(
      complaint(`[{ "id": ${JSON.stringify(id)}, "name": "Mia", "color": "teal" }]`),
    ).toContain("[0].id");
  });

  it("leaves aside what it doesn't know, and says so", () => {
    const lines = JSON.stringify([mia, { ...mia, id: "leo", colour: "red", kidd: true }]);
    const { roster, unknownFields } = parseMembers("members.json", lines, []);
    expect(roster.map(({ id }) => id)).toEqual(["mia", "leo"]);
    expect(unknownFields).toEqual(["[1].colour", "[1].kidd"]);
  });

  it("complains about everything at once", () => {
    const both = complaint(
      JSON.stringify([
        { ...mia, color: "ultraviolet" },
        { ...mia, id: "L/EO" },
      ]),
    );
    expect(both.split("\n")).toHaveLength(2);
  });

  it("takes the marked ones for parents, and dad and mom when nobody is marked", () => {
    const identity = [mia, { ...mia, id: "mom" }, { ...mia, id: "oma" }];
    const parents = (content: object[], named: string[]): string[] =>
      parseMembers("members.json", JSON.stringify(content), named)
        .roster.filter(({ parent }) => parent)
        .map(({ id }) => id);
    expect(parents(identity, [])).toEqual(["mom"]);
    expect(parents([...identity, { ...mia, id: "opa", parent: true }], [])).toEqual(["opa"]);
    expect(parents(identity, ["oma"])).toEqual(["oma"]);
  });

  it("keeps a marked parent whom the operator doesn't let into Budget", () => {
    const family = [mia, { ...mia, id: "mom", parent: true }, { ...mia, id: "dad", parent: true }];
    const { roster } = parseMembers("members.json", JSON.stringify(family), ["mom"]);
    expect(roster.filter(({ parent }) => parent).map(({ id }) => id)).toEqual(["mom", "dad"]);
    expect(budgetMembersOf(roster, ["mom"]).map(({ id }) => id)).toEqual(["mom"]);
    expect(budgetMembersOf(roster, []).map(({ id }) => id)).toEqual(["mom", "dad"]);
    expect(budgetMembersOf(roster, ["mia"]).map(({ id }) => id)).toEqual(["mia"]);
  });
});
