import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError } from "../platform/config-error.ts";
import { type ConnectionStore, openConnectionStore } from "./connection-store.ts";
import { connectionVariables, readConnections, writeConnections } from "./connections-file.ts";

const secret = "https://a.example/secret.ics";
let dir: string;
let file: string;
let store: ConnectionStore;
const open = (given: Record<string, string> = {}): ConnectionStore =>
  openConnectionStore({ given, workingDir: join(dir, "elsewhere"), configDir: dir });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-connections-"));
  file = join(dir, "connections.json");
  store = open();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const complaint = (text: string): string => {
  writeFileSync(file, text);
  try {
    readConnections(dir);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.replace(file, "FILE");
  }
  throw new Error("it was not refused");
};

describe("what screens connect", () => {
  it("is made by the first connection, for its owner's eyes only, and is there at the next start", () => {
    expect(store.variables()).toEqual({});
    store.replace("CALENDAR_ICS_URL", [secret, "https://b.example/x y"]);
    store.replace("CALENDAR_ICS_URL_MIA", [secret]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(open().texts("CALENDAR_ICS_URL")).toEqual([secret, "https://b.example/x y"]);
    expect(open().variables()).toEqual(store.variables());
    expect(store.variables()["CALENDAR_ICS_URL"]).toBe(`${secret};https://b.example/x y`);
  });

  it("is taken out by its last text, and private again though somebody opened it to all", () => {
    writeFileSync(file, JSON.stringify({ CALENDAR_ICS_URL: secret, CALENDAR_ICS_URL_LEO: "x" }), {
      mode: 0o644,
    });
    store = open();
    store.replace("CALENDAR_ICS_URL", []);
    expect(readFileSync(file, "utf8")).toBe('{\n  "CALENDAR_ICS_URL_LEO": "x"\n}\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("keeps what somebody wrote into the file while the wall ran", () => {
    store.replace("CALENDAR_ICS_URL", ["https://a.example"]);
    writeConnections(dir, { CALENDAR_ICS_URL_MIA: ["https://b.example"] });
    store.replace("CALENDAR_ICS_URL", ["https://c.example"]);
    expect(readConnections(dir)).toEqual({
      CALENDAR_ICS_URL: ["https://c.example"],
      CALENDAR_ICS_URL_MIA: ["https://b.example"],
    });
  });

  it("may be a single text by hand, also one with several addresses", () => {
    writeFileSync(
      file,
      JSON.stringify({ CALENDAR_ICS_URL: " https://a.example; https://b.example" }),
    );
    expect(open().texts("CALENDAR_ICS_URL")).toEqual(["https://a.example", "https://b.example"]);
    expect(connectionVariables(readConnections(dir))).toEqual({
      CALENDAR_ICS_URL: "https://a.example; https://b.example",
    });
  });

  it("can't be changed where the operator gives it, and says where that is", () => {
    writeFileSync(
      join(dir, ".env"),
      "CALENDAR_ICS_URL_LEO=https://b.example\nCALENDAR_ICS_URL_MIA=\n",
    );
    const fixed = open({ CALENDAR_ICS_URL: secret, EMPTY: " " });
    expect(fixed.fixedBy("CALENDAR_ICS_URL")).toBe("the environment");
    expect(fixed.fixedBy("EMPTY")).toBeNull();
    const beside = openConnectionStore({
      ...{ given: { CONFIG_DIR: dir }, workingDir: join(dir, "elsewhere"), configDir: dir },
    });
    expect(beside.fixedBy("CALENDAR_ICS_URL_LEO")).toBe("CONFIG_DIR/.env");
    expect(beside.fixedBy("CALENDAR_ICS_URL_MIA")).toBeNull();
    const near = openConnectionStore({ given: {}, workingDir: dir, configDir: join(dir, "c") });
    expect(near.fixedBy("CALENDAR_ICS_URL_LEO")).toBe(".env");
  });
});

describe("a broken connections.json", () => {
  it.each([
    [`{\n  "CALENDAR_ICS_URL": ${secret}\n}`, "FILE:2: is not JSON"],
    [
      `{\n  "CALENDAR_ICS_URL": "${secret}",\n}`,
      "FILE:2: is not JSON: there is a comma behind the last entry",
    ],
    [`{\n  "CALENDAR_ICS_URL": "${secret}`, "FILE:2: is not JSON"],
    [`["${secret}"]`, "FILE: expected an object of variable names"],
    [
      `{ "PORT": "${secret}" }`,
      "FILE: PORT: is nothing that a screen connects; expected one of TASKS_PROVIDER, MEALS_PROVIDER, BUDGET_PROVIDER, WEATHER_PROVIDER, PHOTOS_PROVIDER, TODOIST_TOKEN, TODOIST_TODO_PROJECT, TODOIST_ROUTINE_PROJECT, TODOIST_UID_<ID>, MEALIE_URL, MEALIE_TOKEN, MEALIE_SHOPPING_LIST, MEALIE_LOCAL, IMMICH_URL, IMMICH_KEY, IMMICH_ALBUM, IMMICH_PEOPLE, IMMICH_FAVORITES, IMMICH_LOCAL, PHOTOS_DIR, ACTUAL_URL, ACTUAL_PASSWORD, ACTUAL_SYNC_ID, ACTUAL_ENCRYPTION_PASSWORD, ACTUAL_CURRENCY, ACTUAL_LOCAL, OPEN_METEO_URL, OPEN_METEO_LOCAL, METNO_CONTACT, CALENDAR_ICS_URL, CALENDAR_ICS_URL_<ID>, CALDAV_URL, CALDAV_URL_<N>, CALDAV_USER, CALDAV_USER_<N>, CALDAV_PASSWORD, CALDAV_PASSWORD_<N>, CALDAV_HOSTS, CALDAV_HOSTS_<N>, CALDAV_LOCAL, CALDAV_LOCAL_<N>, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, BACKUP_PLACE, BACKUP_PLACE_ADDRESS, BACKUP_PLACE_USER, BACKUP_PLACE_PASSWORD, BACKUP_PLACE_BUCKET, BACKUP_PLACE_REGION, BACKUP_PLACE_THIS_MACHINE, BACKUP_PLACE_ID, BACKUP_PLACE_DEVICE",
    ],
    [
      `{ "CALENDAR_ICS_URL": 1 }`,
      "FILE: CALENDAR_ICS_URL: expected a text of one line, or a list of texts without ;",
    ],
    [`{ "CALENDAR_ICS_URL": [] }`, "FILE: CALENDAR_ICS_URL: expected at least one text"],
    [
      `{ "CALENDAR_ICS_URL": ["${secret}", "${secret};x"] }`,
      "FILE: CALENDAR_ICS_URL[1]: expected a text without ;",
    ],
    [
      `{ "CALENDAR_ICS_URL": "${secret}\\nTZ=UTC" }`,
      "FILE: CALENDAR_ICS_URL: expected a text of one line",
    ],
  ])("is refused with its line or field and never with an address: %j", (text, expected) => {
    expect(complaint(text)).toBe(expected);
  });

  it("is left as it is where a screen would change it", () => {
    writeFileSync(file, "{");
    expect(() => store.replace("CALENDAR_ICS_URL", [secret])).toThrow(ConfigError);
    expect(readFileSync(file, "utf8")).toBe("{");
  });
});
