import type { Request } from "express";
import { describe, expect, it } from "vitest";
import { isLocalRequest } from "./this-machine.ts";

interface Visit {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly version?: string;
}

const visit = ({ from, to, host, headers = {}, version = "1.1" }: Visit): boolean => {
  const request = {
    httpVersion: version,
    socket: { remoteAddress: from, localAddress: to, localPort: 8080 },
    headers: { ...(host === undefined ? {} : { host }), ...headers },
  };
  return isLocalRequest(request as unknown as Request);
};

const lan = "192.168.1.20";
const kiosk: Visit = { from: lan, to: lan, host: `${lan}:8080` };

describe("a request from the machine itself", () => {
  it.each([
    ["127.0.0.1", "127.0.0.1", "127.0.0.1:8080"],
    ["127.0.0.1", "127.0.0.1", "localhost:8080"],
    ["::1", "::1", "[::1]:8080"],
    ["::ffff:127.0.0.1", "::ffff:127.0.0.1", "127.0.0.1:8080"],
    [lan, lan, `${lan}:8080`],
    [`::ffff:${lan}`, `::ffff:${lan}`, `${lan}:8080`],
    ["::FFFF:c0a8:114", `::ffff:${lan}`, `${lan}:8080`],
    ["2001:db8::20", "2001:db8::20", "[2001:db8:0::20]:8080"],
    ["fe80::1%eth0", "fe80::1", "[fe80::1]:8080"],
  ])("is one from %s to %s as %s", (from, to, host) => {
    expect(visit({ from, to, host })).toBe(true);
  });
});

describe("a request from elsewhere", () => {
  it.each([
    ["another machine of the house", { ...kiosk, from: "192.168.1.50" }],
    [
      "another machine that asks for this one's loopback name",
      {
        ...{ from: "192.168.1.50", to: lan, host: "localhost:8080" },
      },
    ],
    [
      "a port that this machine forwards to its loopback",
      {
        ...{ from: "127.0.0.1", to: "127.0.0.1", host: `${lan}:80` },
      },
    ],
    ["a port that this machine forwards to its own address", { ...kiosk, host: lan }],
    ["another port of this address", { ...kiosk, host: `${lan}:80` }],
    ["another address of this machine that is forwarded", { ...kiosk, host: "192.168.1.21:8080" }],
    ["a tunnel of somebody who calls it localhost", { ...kiosk, host: "localhost:8080" }],
    ["a name that somebody bound to this address", { ...kiosk, host: "wall.example:8080" }],
    ["a connection that is gone", { ...kiosk, from: undefined, to: undefined }],
    ["a proxy that speaks HTTP/1.0", { ...kiosk, version: "1.0" }],
    [
      "a proxy that speaks HTTP/1.0 and calls it localhost",
      { from: "127.0.0.1", to: "127.0.0.1", host: "localhost:8080", version: "1.0" },
    ],
    ["a request without a name", { from: lan, to: lan }],
  ] satisfies [string, Visit][])("is one by %s", (_what, given) => {
    expect(visit(given)).toBe(false);
  });

  it.each([
    ["x-forwarded-for", "192.168.1.50"],
    ["x-forwarded-for", lan],
    ["x-forwarded-for", "127.0.0.1"],
    ["x-forwarded-host", `${lan}:8080`],
    ["x-forwarded-proto", "https"],
    ["x-real-ip", "127.0.0.1"],
    ["forwarded", "for=127.0.0.1"],
    ["via", "1.1 caddy"],
    ["x-client-ip", "192.168.1.50"],
    ["x-envoy-external-address", "192.168.1.50"],
    ["tailscale-user-login", "mia@house.example"],
  ])("is one that a proxy on this machine passes on: %s: %s", (name, value) => {
    for (const given of [kiosk, { from: "127.0.0.1", to: "127.0.0.1", host: "127.0.0.1:8080" }]) {
      expect(visit(given)).toBe(true);
      expect(visit({ ...given, headers: { [name]: value } })).toBe(false);
    }
  });
});
