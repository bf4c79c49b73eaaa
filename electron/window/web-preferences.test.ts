import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { webPreferences } from "./web-preferences.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/electron-security.md"), "utf8");

/** The rows of the table below a heading: the first cell without its markup, and the others. */
const rowsBelow = (heading: string): (readonly [string, ...string[]])[] => {
  const part = page.slice(page.indexOf(`## ${heading}`)).split(/\n## /)[0] ?? "";
  return part
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) => {
      const [first = "", ...rest] = line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [first.replaceAll("`", ""), ...rest];
    });
};

/** The Electron host's own source, without its tests. */
const source = readdirSync(join(root, "electron"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(root, "electron", name), "utf8"))
  .join("\n");

describe("the wall's page", () => {
  it("may exactly what the table says", () => {
    const table = Object.fromEntries(
      rowsBelow("What the page may").map(([name, value]) => [name, value]),
    );
    const taken = Object.entries(webPreferences).map(([name, value]) => [name, String(value)]);
    expect(Object.fromEntries(taken)).toEqual(table);
  });

  it("reaches nothing of Electron: no preload, no messages, no other program opened", () => {
    expect(source).not.toMatch(/preload|ipcMain|contextBridge|openExternal|openPath|<webview/);
    expect(source).not.toMatch(/enableBlinkFeatures|no-sandbox|loadFile/);
  });
});

describe("Electron's checklist", () => {
  it("has its twenty items, each with what shows it", () => {
    const items = rowsBelow("Electron's checklist");
    expect(items.map(([number]) => Number(number))).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(items.filter((cells) => cells.length !== 4 || cells.includes(""))).toEqual([]);
  });
});

describe("the fuses of the packaged program", () => {
  it("are each set, as the table says", () => {
    const { electronFuses } = parse(readFileSync(join(root, "electron-builder.yml"), "utf8")) as {
      electronFuses: Record<string, boolean>;
    };
    const schema = JSON.parse(
      readFileSync(join(root, "node_modules/app-builder-lib/scheme.json"), "utf8"),
    ) as { definitions: { FuseOptionsV1: { properties: Record<string, unknown> } } };
    // `resetAdHocDarwinSignature` concerns signing on macOS and isn't a fuse.
    const known = Object.keys(schema.definitions.FuseOptionsV1.properties).filter(
      (name) => name !== "resetAdHocDarwinSignature",
    );
    expect(Object.keys(electronFuses).toSorted()).toEqual(known.toSorted());
    const table = Object.fromEntries(
      rowsBelow("Fuses").map(([name, value]) => [name, value === "on"]),
    );
    expect(electronFuses).toEqual(table);
  });
});
