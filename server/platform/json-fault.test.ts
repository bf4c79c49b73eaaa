import { expect, it } from "vitest";
import { parseJson } from "./config-error.ts";

const whereOf = (text: string): unknown => {
  const parsed = parseJson("members.json", text);
  return "problem" in parsed ? [parsed.problem.where, parsed.problem.part] : parsed.value;
};

it.each([
  ["behind the last member", '[\n  { "id": "mia" },\n  { "id": "leo" },\n]\n', 3],
  ["behind the last member, with lines after it", '[\n  { "id": "mia" },\n\n\n]\n', 2],
  ["behind a member's last field", '[\n  {\n    "id": "mia",\n  }\n]\n', 3],
  ["in a member of one line", '[\n  { "id": "mia", },\n  { "id": "leo" }\n]\n', 2],
])("a comma %s is named with its own line", (_where, text, line) => {
  expect(whereOf(text)).toEqual([`members.json:${line}`, { line }]);
  expect(parseJson("members.json", text)).toMatchObject({
    problem: { message: "is not JSON: there is a comma behind the last entry" },
  });
});

it.each([
  ["a missing comma", '[\n  { "id": "mia" }\n  { "id": "leo" }\n]\n', 3],
  ["a comment", '[\n  // children\n  { "id": "mia" }\n]\n', 2],
  ["a text without its end", '[\n  { "id": "mia }\n]\n', 2],
  ["a file that is cut off", '[\n  { "id": "mia" },\n', 2],
  ["a single quote", "[\n  { 'id': 1 }\n]", 2],
])("%s is named with its line", (_what, text, line) => {
  expect(whereOf(text)).toEqual([`members.json:${line}`, { line }]);
});
