import { describe, expect, it } from "vitest";
import { isWallAddress } from "./is-wall-address.ts";

const stays = isWallAddress(() => "http://127.0.0.1:8080");

describe("the wall's window", () => {
  it("shows any page of the wall", () => {
    expect(stays("http://127.0.0.1:8080/calendar?view=week")).toBe(true);
  });

  it.each([
    "https://example.org/",
    "http://127.0.0.1:8081/",
    "https://127.0.0.1:8080/",
    "http://127.0.0.1:8080@example.org/",
    "http://localhost:8080/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,hello",
    "about:blank",
    "not an address",
  ])("doesn't go to %s", (address) => {
    expect(stays(address)).toBe(false);
  });
});
