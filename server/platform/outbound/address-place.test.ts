import { expect, test } from "vitest";
import { createPlaceOfAddress } from "./address-place.ts";

const placeOf = createPlaceOfAddress(() => [
  "127.0.0.1",
  "192.168.1.20",
  "2003:ea:1::20",
  "fe80::20%eth0",
]);

const private_ = [
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "10.0.0.1",
  "10.255.255.255",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "64:ff9b::7f00:1",
  "100::1",
  "2001::1",
  "localhost",
  "",
  "1.2.3",
];

test.each(private_)("nothing at %s is asked on a stranger's word", (address) => {
  expect(placeOf(address)).not.toBe("internet");
});

test.each([
  "8.8.8.8",
  "93.184.215.14",
  "172.32.0.1",
  "2a00:1450:4001:80b::200e",
  "2606:2800:21f:cb07::1",
])("%s is on the open internet", (address) => {
  expect(placeOf(address)).toBe("internet");
});

test.each(["192.168.178.20", "10.0.0.7", "172.20.1.1", "fd12:3456::7"])(
  "%s may be a machine of the house",
  (address) => {
    expect(placeOf(address)).toBe("house");
  },
);

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "::1",
  "169.254.169.254",
  "fe80::1",
  "fd00:ec2::254",
  "100.64.0.1",
  "::ffff:192.168.1.1",
  "224.0.0.1",
  "",
])("%s is no machine of the house", (address) => {
  expect(["internet", "house"]).not.toContain(placeOf(address));
});

test.each([
  "192.168.1.20",
  "::ffff:192.168.1.20",
  "2003:ea:1::20",
  "2003:00EA:0001:0::0020",
  "fe80::20",
  "127.0.0.1",
  "0.0.0.0",
  "::",
])("%s is this machine, whatever its range", (address) => {
  expect(placeOf(address)).toBe("here");
});
