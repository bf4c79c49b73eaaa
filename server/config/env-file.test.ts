import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mergeEnvironment } from "./env.ts";
import { type EnvFile, openEnvFile } from "./env-file.ts";

let dir: string;
let file: string;
let envFile: EnvFile;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-env-"));
  file = join(dir, ".env");
  envFile = openEnvFile({
    given: { CALENDAR_ICS_URL_MIA: "https://a.example" },
    workingDir: join(dir, "elsewhere"),
    configDir: dir,
  });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const text = (): string => readFileSync(file, "utf8");

describe("the .env that set-up keeps", () => {
  it("is made by the first word, for its owner's eyes only", () => {
    envFile.put("CALENDAR_ICS_URL", "https://a.example/x.ics?key=1");
    expect(text()).toBe("CALENDAR_ICS_URL='https://a.example/x.ics?key=1'\n");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("keeps comments, other lines and their order, and becomes private", () => {
    writeFileSync(file, "# ours\nexport PORT=80\n\nCALENDAR_ICS_URL=old # why\n# the end\nTZ=UTC", {
      mode: 0o644,
    });
    envFile.put("CALENDAR_ICS_URL", "new");
    expect(text()).toBe("# ours\nexport PORT=80\n\nCALENDAR_ICS_URL='new'\n# the end\nTZ=UTC");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    envFile.put("MORE", "x");
    envFile.put("CALENDAR_ICS_URL", null);
    expect(text()).toBe("# ours\nexport PORT=80\n\n# the end\nTZ=UTC\nMORE='x'\n");
    envFile.put("PORT", "81");
    expect(envFile.read()).toEqual({ PORT: "81", TZ: "UTC", MORE: "x" });
  });

  it("replaces a word that stands there twice, or over several lines", () => {
    writeFileSync(file, 'A=1\nLONG="one\nA=2\nthree"\nA=3\nB=4\n');
    envFile.put("A", "9");
    expect(text()).toBe("LONG=\"one\nA=2\nthree\"\nA='9'\nB=4\n");
    envFile.put("LONG", null);
    expect(text()).toBe("A='9'\nB=4\n");
  });

  it.each([
    "https://a.example/?a=#b;https://b.example/x y",
    "it's `here`",
    String.raw`a\nb`,
    `"double" and 'single'`,
    " # ",
    "$HOME ${PATH}",
    "Zoë",
  ])("reads back %s", (word) => {
    envFile.put("WORD", word);
    expect(parseEnv(text())["WORD"]).toBe(word);
    expect(envFile.read()["WORD"]).toBe(word);
  });

  it.each(["two\nlines", "'`\"", "nul\0"])("refuses what can't be written: %j", (word) => {
    writeFileSync(file, "A=1\n");
    expect(() => envFile.put("WORD", word)).toThrow(/can't be written/);
    expect(text()).toBe("A=1\n");
  });

  it("is left alone where a change would damage it", () => {
    const odd = "A='never closed\nB=2\n";
    writeFileSync(file, odd);
    expect(() => envFile.put("B", "3")).toThrow(/by hand/);
    expect(text()).toBe(odd);
  });

  it("has less weight than the environment and the working folder's .env", () => {
    expect(envFile.givenElsewhere("CALENDAR_ICS_URL_MIA")).toBe("the environment");
    expect(envFile.givenElsewhere("CALENDAR_ICS_URL")).toBeNull();
    const near = openEnvFile({ given: { EMPTY: " " }, workingDir: dir, configDir: join(dir, "c") });
    writeFileSync(file, "TZ=UTC\nEMPTY=\n");
    expect(near.givenElsewhere("TZ")).toBe(".env");
    expect(near.givenElsewhere("EMPTY")).toBeNull();
    const same = openEnvFile({ given: {}, workingDir: dir, configDir: dir });
    expect(same.givenElsewhere("TZ")).toBeNull();
  });

  it("gives at the next start what was put", () => {
    envFile.put("CALENDAR_ICS_URL", "https://a.example/;x");
    expect(mergeEnvironment({ CONFIG_DIR: dir }, join(dir, "elsewhere"))).toEqual({
      CONFIG_DIR: dir,
      CALENDAR_ICS_URL: "https://a.example/;x",
    });
  });
});
