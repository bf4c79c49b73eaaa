import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mergeEnvironment, readEnv as readMerged } from "./env.ts";
import { ConfigError } from "../platform/config-error.ts";

let dir = "";
const readEnv = (given: Record<string, string>, from: string) =>
  readMerged(mergeEnvironment(given, from), from);
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-env-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("the operator's choices", () => {
  it("come from the environment, then .env here, then the one beside the configuration", () => {
    mkdirSync(join(dir, "config"));
    writeFileSync(join(dir, ".env"), "PORT=2\nSLEEP_START=21:00\n");
    writeFileSync(join(dir, "config/.env"), "PORT=3\nSLEEP_START=20:00\nSLEEP_END=06:30\n");
    const env = readEnv({ PORT: "1" }, dir);
    expect([env.PORT, env.SLEEP_START, env.SLEEP_END]).toEqual([1, "21:00", "06:30"]);
  });

  it("treat an empty word as not said", () => {
    expect(readEnv({ PORT: "", PUBLIC_URL: " " }, dir).PORT).toBe(8080);
  });

  it("are complained about all at once, each by its name", () => {
    const wrong = {
      PORT: "http",
      TZ: "Mars/Olympus",
      SLEEP_START: "25:00",
      MEMBER_PIN_MIA: "12",
      CELEBRATE_CHORES: "maybe",
      PUBLIC_URL: "ftp://x",
    };
    const read = (): unknown => readEnv(wrong, dir);
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      const named = error instanceof ConfigError ? error.problems.map(({ where }) => where) : [];
      expect(named.toSorted()).toEqual(Object.keys(wrong).toSorted());
    }
  });

  it("keep first PINs under the members' ids", () => {
    expect(readEnv({ MEMBER_PIN_MOM: "2468" }, dir).memberPins).toEqual({ MOM: "2468" });
  });
});
