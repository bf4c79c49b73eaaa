import { expect, it } from "vitest";
import { clockStyleOf, withClock } from "./clock-style.ts";

it("a family chooses its clock whatever the language does by itself", () => {
  expect(clockStyleOf("de-DE")).toBe("24");
  const german12 = withClock("de-DE", "12");
  expect([german12, clockStyleOf(german12)]).toEqual(["de-DE-u-hc-h12", "12"]);
  expect(withClock(german12, "24")).toBe("de-DE");
  expect(clockStyleOf(withClock("en-US", "24"))).toBe("24");
});
