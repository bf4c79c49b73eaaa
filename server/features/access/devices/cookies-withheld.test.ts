import { expect, it } from "vitest";
import { isCrossSite } from "./cookies-withheld.ts";

const host = "wall.local:8080";

it.each([
  ["typed or from the home screen", {}, false],
  ["from the wall itself", { referer: "http://wall.local:8080/calendar" }, false],
  ["from another program on the same machine", { referer: "http://wall.local:3000/" }, false],
  ["told by the browser to be the same origin", { "sec-fetch-site": "same-origin" }, false],
  ["told by the browser to be typed", { "sec-fetch-site": "none" }, false],
  ["told by the browser to be from elsewhere", { "sec-fetch-site": "cross-site" }, true],
  ["from another page", { referer: "https://evil.example/" }, true],
  ["from a page of a similar name", { referer: "http://wall.local.evil.example/" }, true],
  ["from a page without a name", { origin: "null" }, true],
  ["from something that isn't an address", { referer: "wall.local" }, true],
])("an arrival at the wall %s is known for what it is", (_how, headers, crossSite) => {
  expect(isCrossSite({ host, ...headers })).toBe(crossSite);
});
