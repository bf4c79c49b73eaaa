import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { apiErrors } from "#contract/messages/api-errors.ts";
import { errorCodes } from "#contract/messages/error-codes.ts";
import { placeFaults } from "../features/backups/stores/store.ts";
import { apiSentence } from "./api-sentence.ts";

const server = resolve(import.meta.dirname, "..");

it("names the details of a refusal, also where a family's name has braces", () => {
  expect(apiSentence("pinNotSet.member", { name: "{name} $& Mia" })).toBe(
    "{name} $& Mia has no PIN yet.",
  );
  expect(apiSentence("insufficient.cost", { name: "Mia", stars: "1 star", cost: "5 stars" })).toBe(
    "Mia has 1 star; this costs 5 stars.",
  );
});

it("every sentence of the API belongs to a code and is said somewhere on the server", () => {
  const code = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(server, name), "utf8"))
    .join("\n");
  const keys = Object.keys(apiErrors);
  // What is wrong with a second place is said by its fault's name, in one place for all of them.
  const faults: readonly string[] = placeFaults;
  const isSaid = (key: string) => faults.includes(key) || code.includes(`apiSentence("${key}"`);
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
  const codes: readonly string[] = errorCodes;
  expect(keys.filter((key) => !codes.includes(key.split(".")[0] ?? ""))).toEqual([]);
});
