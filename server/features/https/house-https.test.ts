import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clockAt, type TestClock } from "#tests/fixtures/server/clock.ts";
import { authorityName } from "./authority/authority-file.ts";
import { loadSigning } from "./authority/signing.ts";
import { createHouseHttps, type HouseHttps } from "./house-https.ts";
import { leafName } from "./house-leaf.ts";
import { certifiable, type HouseNetwork } from "./house-network.ts";

const day = 86_400_000;
const home: HouseNetwork = { names: ["kitchen.local"], addresses: ["192.168.1.20"] };

const signing = await loadSigning();

let dir = "";
let clock: TestClock;
let network: HouseNetwork;
let shown: string[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-https-"));
  clock = clockAt("2026-11-20T06:00:00Z");
  network = home;
  shown = [];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const open = (isFixed = false): HouseHttps => {
  const https = createHouseHttps({
    ...{ dataDir: dir, configDir: dir, clock, isFixed, signing },
    log: pino({ level: "silent" }),
    network: () => network,
    changed: () => undefined,
  });
  https.onRenewed((pair) => shown.push(pair?.cert ?? "none"));
  return https;
};

const switchedOn = (): HouseHttps => {
  const https = open();
  https.make(signing);
  return https;
};

const leafOf = (https: HouseHttps) => https.state()?.leaf;

describe("the wall's certificate", () => {
  it("is issued anew when the router gives the machine another address, and keeps the one before", () => {
    const https = switchedOn();
    https.check();
    expect(shown).toHaveLength(1);
    network = { ...home, addresses: ["10.0.0.7"] };
    https.check();
    expect(shown).toHaveLength(2);
    expect(leafOf(https)).toMatchObject({ addresses: ["10.0.0.7"], names: ["kitchen.local"] });
    network = { ...home, addresses: [] };
    https.check();
    expect(shown).toHaveLength(2);
  });

  it("is issued anew two months before its end, and outlives a start", () => {
    const first = switchedOn();
    const before = leafOf(first)?.cert;
    expect(statSync(join(dir, leafName)).mode & 0o777).toBe(0o600);
    const second = open();
    second.check();
    expect(leafOf(second)?.cert).toBe(before);
    clock.advance(335 * day);
    second.check();
    expect(leafOf(second)?.cert).toBe(before);
    clock.advance(3 * day);
    second.check();
    expect(leafOf(second)?.cert).not.toBe(before);
  });

  it("is issued anew where its file has another key or none, with which no browser could come in", () => {
    switchedOn();
    const file = join(dir, leafName);
    const text = readFileSync(file, "utf8");
    const another = signing.makeAuthority({ names: ["kitchen.local"], now: clock.now() }).key;
    const keyAt = text.indexOf("-----BEGIN PRIVATE KEY-----");
    for (const key of ["", "-----BEGIN PRIVATE KEY-----", another]) {
      writeFileSync(file, text.slice(0, keyAt) + key);
      const https = open();
      expect(https.current()).toBeNull();
      https.check();
      expect(https.current()).not.toBeNull();
    }
  });

  it("isn't issued while the machine's clock is before the authority, as after a start without a battery", () => {
    const made = switchedOn();
    expect(made.isClockSet()).toBe(true);
    rmSync(join(dir, leafName));
    clock.advance(-30 * day);
    const https = open();
    https.check();
    expect([https.isClockSet(), leafOf(https), https.current()]).toEqual([false, null, null]);
    clock.advance(30 * day);
    https.check();
    expect(leafOf(https)).toMatchObject({ names: ["kitchen.local"] });
  });

  it("ends with its authority, and isn't issued over and over before that end", () => {
    const https = switchedOn();
    clock.advance((20 * 365 - 30) * day);
    https.check();
    const before = shown.length;
    https.check();
    expect(shown).toHaveLength(before);
    expect(leafOf(https)?.endsAt).toBeGreaterThan(clock.now());
  });

  it("that a wrong clock issued for later is issued anew once the clock is right", () => {
    const https = switchedOn();
    clock.advance(100 * day);
    network = { ...home, addresses: ["10.0.0.7"] };
    https.check();
    clock.advance(-90 * day);
    https.check();
    expect(leafOf(https)?.from).toBeLessThan(clock.now());
  });

  it("is never made by a clock of another age", () => {
    clock = clockAt("1970-01-02T00:00:00Z");
    expect(() => open().make(signing)).toThrow("clock");
  });
});

describe("the house's authority", () => {
  it("says which of the wall's new names it can't sign for, until another one is made", () => {
    const https = switchedOn();
    network = { ...home, names: ["hall.local", "kitchen.local"] };
    https.check();
    expect(https.state()?.missingNames).toEqual(["hall.local"]);
    expect(https.notices()).toMatchObject([{ code: "httpsNewName", name: "hall.local" }]);
    const before = https.state()?.authority.root;
    https.make(signing);
    expect(https.notices()).toEqual([]);
    expect(https.state()?.authority.root).not.toBe(before);
    expect(leafOf(https)?.names).toContain("hall.local");
  });

  it("says nothing of the name that a container gets at each of its starts", () => {
    network = { ...home, names: ["0a1b2c3d4e5f.local", "kitchen.local"] };
    const https = switchedOn();
    network = { ...home, names: ["9f8e7d6c5b4a.local", "kitchen.local"] };
    https.check();
    expect([https.state()?.missingNames, https.notices()]).toEqual([[], []]);
    expect(leafOf(https)?.names).toContain("kitchen.local");
    network = { ...home, names: ["9f8e7d6c5b4a.local", "hall.local", "kitchen.local"] };
    expect(https.notices()).toMatchObject([{ name: "hall.local" }]);
  });

  it("says nothing of the name that Kubernetes gives a pod at each of its starts", () => {
    network = { ...home, names: ["family-wall-7d9c5b8f6b-x2v4k.local", "kitchen.local"] };
    const https = switchedOn();
    network = { ...home, names: ["family-wall-6b4f7c9d58-zq8wt.local", "kitchen.local"] };
    https.check();
    expect([https.state()?.missingNames, https.notices()]).toEqual([[], []]);
    network = { ...home, names: ["family-wall-upper-floor.local", "kitchen.local"] };
    expect(https.notices()).toMatchObject([{ name: "family-wall-upper-floor.local" }]);
  });

  it("comes back with its file, and where that is damaged there is none", () => {
    const { authority } = switchedOn().state() ?? {};
    expect(open().state()?.authority).toEqual(authority);
    const file = join(dir, authorityName);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.slice(0, -200));
    expect(open().state()).toBeNull();
    const strangers = signing.makeAuthority({ names: ["kitchen.local"], now: clock.now() });
    writeFileSync(file, (authority?.root ?? "") + strangers.intermediate + strangers.key);
    expect(open().state()).toBeNull();
  });

  it("isn't used where the operator gave another https, and can't be changed then", () => {
    switchedOn();
    const https = open(true);
    expect([https.state(), https.current()]).toEqual([null, null]);
    expect(() => https.make(signing)).toThrow("configuration");
    expect(() => https.remove()).toThrow("configuration");
  });

  it("ends with its key", () => {
    const https = switchedOn();
    https.remove();
    expect([https.state(), shown.at(-1)]).toEqual([null, "none"]);
    expect(open().state()).toBeNull();
  });

  it("leaves no key behind where the power failed while it was ended", () => {
    switchedOn();
    rmSync(join(dir, authorityName));
    const https = open();
    https.begin();
    https.stop();
    expect(existsSync(join(dir, leafName))).toBe(false);
  });

  it("ends for browsers too where its certificate's file can't be removed", () => {
    const https = switchedOn();
    rmSync(join(dir, leafName));
    mkdirSync(join(dir, leafName));
    https.remove();
    expect([https.state(), shown.at(-1)]).toEqual([null, "none"]);
  });
});

it("a machine called kitchen gets no certificate for all of .kitchen, and none for addresses of the internet", () => {
  const names = ["kitchen", "kitchen.local", "localhost", "wall.example", "192.168.7.7", "[::1]"];
  const addresses = ["192.168.1.20", "8.8.8.8", "fe80::1%eth0", "fd00::2", "2001:db8::1"];
  expect(certifiable(names, addresses)).toEqual({
    names: ["kitchen.local", "wall.example"],
    addresses: ["192.168.1.20", "192.168.7.7", "fd00::2"],
  });
});
