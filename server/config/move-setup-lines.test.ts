import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConnections, writeConnections } from "./connections-file.ts";
import { moveSetupLines } from "./move-setup-lines.ts";

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-move-"));
  file = join(dir, ".env");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const move = (text: string): string => {
  writeFileSync(file, text);
  moveSetupLines(dir);
  return readFileSync(file, "utf8");
};

describe("what set-up wrote into .env", () => {
  it("moves into connections.json once, and all other lines stay", () => {
    const rest = move(
      [
        "# ours",
        "export TZ=UTC",
        "CALENDAR_ICS_URL='https://a.example/?a=#b;https://b.example/x'",
        'NOTE="several',
        "CALENDAR_ICS_URL_LEO='not an assignment'",
        'lines"',
        "CALENDAR_ICS_URL_MIA=`https://it's.example`",
        "# the end",
        "",
      ].join("\n"),
    );
    expect(rest).toBe(
      "# ours\nexport TZ=UTC\nNOTE=\"several\nCALENDAR_ICS_URL_LEO='not an assignment'\nlines\"\n# the end\n",
    );
    expect(readConnections(dir)).toEqual({
      CALENDAR_ICS_URL: ["https://a.example/?a=#b", "https://b.example/x"],
      CALENDAR_ICS_URL_MIA: ["https://it's.example"],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each([
    "CALENDAR_ICS_URL=https://a.example\n",
    "CALENDAR_ICS_URL = 'https://a.example'\n",
    "export CALENDAR_ICS_URL='https://a.example'\n",
    "CALENDAR_ICS_URL='https://a.example' # grandma's\n",
    "CALENDAR_ICS_URL='https://a.example'\nCALENDAR_ICS_URL=https://b.example\n",
    "CALENDAR_ICS_URL=''\n",
    "TODOIST_TOKEN='ours'\n",
    "A='never closed\nCALENDAR_ICS_URL='https://a.example'\n",
  ])("is left alone where a hand wrote it another way: %j", (text) => {
    expect(move(text)).toBe(text);
    expect(existsSync(join(dir, "connections.json"))).toBe(false);
  });

  it("stays where screens have connected something since", () => {
    writeConnections(dir, { CALENDAR_ICS_URL_LEO: ["https://leo.example"] });
    const text = "CALENDAR_ICS_URL='https://a.example'\n";
    expect(move(text)).toBe(text);
    expect(readConnections(dir)).toEqual({ CALENDAR_ICS_URL_LEO: ["https://leo.example"] });
  });

  it("is moved to the end at the next start where a power cut came between the two files", () => {
    writeConnections(dir, { CALENDAR_ICS_URL: ["https://a.example"] });
    expect(move("TZ=UTC\nCALENDAR_ICS_URL='https://a.example'\n")).toBe("TZ=UTC\n");
    expect(readConnections(dir)).toEqual({ CALENDAR_ICS_URL: ["https://a.example"] });
  });

  it("leaves nothing behind in a house that never connected a calendar", () => {
    moveSetupLines(dir);
    expect(move("TZ=UTC\n")).toBe("TZ=UTC\n");
    expect(existsSync(join(dir, "connections.json"))).toBe(false);
  });
});
