import { expect, it } from "vitest";
import { paperSizeFor } from "./paper-size.ts";

it.each([
  ["en-US", "letter"],
  ["fr-CA", "letter"],
  ["es-MX", "letter"],
  ["en", "letter"],
  ["en-GB", "a4"],
  ["de", "a4"],
  ["de-AT", "a4"],
])("a family that writes %s has %s in its printer", (tag, paper) => {
  expect(paperSizeFor(tag)).toBe(paper);
});
