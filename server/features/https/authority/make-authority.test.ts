import { execFileSync, spawnSync } from "node:child_process";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Authority, subjectOf } from "./authority.ts";
import { issueLeaf, makeAuthority } from "./make-authority.ts";

const now = Date.parse("2026-11-20T18:00:00Z");
const dayMs = 86_400_000;
const names = ["kitchen.local", "wall.example.org"];
const authority: Authority = makeAuthority({ names, now });

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-authority-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const put = (name: string, text: string): string => {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
};

interface Asked {
  readonly names?: readonly string[];
  readonly addresses?: readonly string[];
  readonly at?: number;
  readonly by?: Authority;
}

/** What OpenSSL says of a leaf that this authority signs: whether browsers may take it. */
const verify = ({ names: dns = [], addresses = [], at = now, by = authority }: Asked) => {
  const { cert } = issueLeaf(by, { names: dns, addresses, now });
  const { status, stderr } = spawnSync("openssl", [
    ...["verify", "-x509_strict", "-purpose", "sslserver", "-attime", String(at / 1000)],
    ...["-CAfile", put("root.pem", authority.root), "-untrusted"],
    ...[put("intermediate.pem", by.intermediate), put("leaf.pem", cert)],
  ]);
  return status === 0 ? "taken" : stderr.toString();
};

describe.skipIf(spawnSync("openssl", ["version"]).error !== undefined)(
  "what OpenSSL says of the house's own authority",
  () => {
    it("its names and private addresses are taken, each of the private networks", () => {
      const addresses = ["10.1.2.3", "172.31.0.9", "192.168.1.20", "fd12:3456::9"];
      expect(verify({ names, addresses })).toBe("taken");
      expect(verify({ names: ["sub.kitchen.local"] })).toBe("taken");
    });

    it.each([
      { names: ["bank.example"] },
      { names: ["kitchen.local.example"] },
      { names: ["kitchen.local", "google.com"] },
      { names: ["org"] },
      { addresses: ["8.8.8.8"] },
      { addresses: ["172.32.0.1"] },
      { addresses: ["192.168.1.20", "1.1.1.1"] },
      { addresses: ["100.64.0.1"] },
      { addresses: ["127.0.0.1"] },
      { addresses: ["2001:db8::1"] },
      { addresses: ["fe80::1"] },
    ])("whoever has its key can sign for nothing else: %o", (asked) => {
      expect(verify(asked)).toContain("permitted subtree violation");
    });

    it("an intermediate's own key makes no further authority that counts", () => {
      const { cert, key } = issueLeaf(authority, { names, addresses: [], now });
      const below: Authority = { ...authority, intermediate: cert, key };
      expect(verify({ names, by: below })).toContain("invalid CA certificate");
    });

    it("a certificate counts from the day before on, for phones whose clock is behind, and at most 397 days", () => {
      expect(verify({ names, at: now - dayMs + 1000 })).toBe("taken");
      expect(verify({ names, at: now - dayMs - 1000 })).toContain("not yet valid");
      expect(verify({ names, at: now + 396 * dayMs - 2000 })).toBe("taken");
      expect(verify({ names, at: now + 396 * dayMs + 1000 })).toContain("expired");
    });

    it("both constraints are critical, in what phones trust and in what signs", () => {
      for (const pem of [authority.root, authority.intermediate]) {
        const text = execFileSync("openssl", ["x509", "-noout", "-text", "-in", put("a.pem", pem)]);
        expect(text.toString()).toContain("X509v3 Name Constraints: critical");
        expect(text.toString()).toContain("DNS:kitchen.local");
        expect(text.toString()).toContain("IP:192.168.0.0/255.255.0.0");
        expect(text.toString()).toContain("X509v3 Basic Constraints: critical");
        expect(text.toString()).toContain("NIST CURVE: P-256");
      }
    });
  },
);

it("what phones trust has a key that is nowhere in what is stored", () => {
  const root = new X509Certificate(authority.root);
  expect(root.checkIssued(root)).toBe(true);
  expect(authority.key).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  const { key } = issueLeaf(authority, { names, addresses: [], now });
  for (const stored of [authority.key, key])
    expect(root.checkPrivateKey(createPrivateKey(stored))).toBe(false);
});

it("a machine with a long name has certificates whose own names are as long as X.509 allows", () => {
  const long = `${"kitchen-".repeat(7)}wall.local`;
  const { root, intermediate } = makeAuthority({ names: [long], now });
  expect(subjectOf(root)).toBe("Family Wall kitchen-kitchen-kitchen-kitchen-ki 2026-11-20");
  expect(subjectOf(intermediate)).toHaveLength(64);
});

it("an authority for no name at all isn't made, because it could sign for every one", () => {
  expect(() => makeAuthority({ names: [], now })).toThrow("could sign for any");
});
