import { describe, expect, it } from "vitest";
import { plainAddress } from "../../platform/plain-address.ts";
import { throttledAddress } from "./addresses.ts";

describe("an address that PIN tries count for", () => {
  it.each([
    ["192.168.1.20", "192.168.1.20", "192.168.1.20"],
    ["::ffff:192.168.1.20", "192.168.1.20", "192.168.1.20"],
    ["::FFFF:c0a8:114", "192.168.1.20", "192.168.1.20"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2:ffff::1", "2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::1", "fe80::/64"],
    ["::1", "::1", "::/64"],
  ])("of %s is the same however it is spelled", (given, plain, throttled) => {
    expect(plainAddress(given)).toBe(plain);
    expect(throttledAddress(plainAddress(given))).toBe(throttled);
  });

  it("is one for all whose address nobody knows", () => {
    expect(plainAddress(undefined)).toBe("unknown");
    expect(throttledAddress(plainAddress("a socket file"))).toBe("unknown");
  });
});
