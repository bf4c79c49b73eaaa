import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { wholeChromium } from "./browsers.ts";

/** Whether this machine can add a certificate to a Chromium's own store (Debian's libnss3-tools). */
export const canTrust = spawnSync("certutil", ["--help"]).error === undefined;

/** A phone with a profile of its own, kept between openings, whose owner may trust certificates. */
export interface TrustingPhone {
  /** Opens its browser; what it stored before is still there. */
  open(): Promise<BrowserContext>;
  /** Adds an authority to those that it trusts, from its next opening on. */
  trust(der: Buffer): void;
  remove(): void;
}

/** Makes a phone with a home folder of its own, in which Chromium looks for what is trusted. */
export const makeTrustingPhone = (): TrustingPhone => {
  const home = mkdtempSync(join(tmpdir(), "family-wall-phone-"));
  const store = join(home, ".pki/nssdb");
  mkdirSync(store, { recursive: true });
  const certutil = (...words: string[]): void =>
    void execFileSync("certutil", ["-d", `sql:${store}`, ...words], { stdio: "pipe" });
  certutil("-N", "--empty-password");
  return {
    open: () =>
      chromium.launchPersistentContext(join(home, "profile"), {
        executablePath: wholeChromium,
        env: { ...process.env, HOME: home },
        args: [
          ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
          "--host-resolver-rules=MAP wall.test 127.0.0.1",
        ],
        ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
        ...{ locale: "en-GB", timezoneId: "Asia/Tokyo", hasTouch: true, isMobile: true },
        serviceWorkers: "allow",
      }),
    trust: (der) => {
      const file = join(home, "authority.crt");
      writeFileSync(file, der);
      certutil("-A", "-n", "wall", "-t", "C,,", "-i", file);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
};
