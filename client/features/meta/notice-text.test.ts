import { describe, expect, it } from "vitest";
import type { WallNotice } from "#contract/wall-notice.ts";
import { createTranslate } from "../../i18n/catalogue.ts";
import { noticeText, noticeMessages } from "./notice-text.ts";

const error = "What programs read.";
const file = "/home/miller/config/members.json";
const missing = {
  from: "2026-11-20T02:30:00.000Z",
  until: "2026-11-20T16:00:00.000Z",
  kept: "wall.db.broken-2026-11-20",
};
/** One of each, so that a notice without words is seen here at the latest. */
const notices: { readonly [C in WallNotice["code"]]: Extract<WallNotice, { code: C }> } = {
  rosterUnreadable: { code: "rosterUnreadable", error, file },
  rosterNotJson: { code: "rosterNotJson", error, file, line: 7 },
  rosterField: { code: "rosterField", error, file, field: "[2].color" },
  rosterUnknownField: { code: "rosterUnknownField", error, file, field: "[2].colour" },
  databaseExchanged: { code: "databaseExchanged", error, at: missing.until, kept: missing.kept },
  databaseRestored: { code: "databaseRestored", error, ...missing },
  latestChangesLost: { code: "latestChangesLost", error, ...missing },
  restoreRolledBack: {
    ...{ code: "restoreRolledBack", error },
    ...{ backup: "nightly-2026-11-20T02-30-00Z", at: missing.until },
  },
  diskFull: { code: "diskFull", error, folder: "/home/miller/data", neededMegabytes: 32 },
  diskReadOnly: { code: "diskReadOnly", error, folder: "/home/miller/data" },
  backupFailing: { code: "backupFailing", error, since: missing.from },
  backupCopyLate: { code: "backupCopyLate", error, since: missing.from },
  rehearsalFailed: { code: "rehearsalFailed", error, at: missing.until },
  certificateEnds: { code: "certificateEnds", error, at: missing.until },
  certificateEnded: { code: "certificateEnded", error, at: missing.until },
  httpsNewName: { code: "httpsNewName", error, name: "hall.local" },
  safeMode: { code: "safeMode", error, since: missing.from },
  updateWaits: { code: "updateWaits", error, version: "1.2.3", command: "sudo apt install x" },
  filesReadable: { code: "filesReadable", error, file },
  databaseNew: { code: "databaseNew", error, at: missing.until, kept: missing.kept },
};

const tell = (language: "en" | "de", notice: WallNotice): string =>
  noticeText(
    createTranslate(noticeMessages[language], language),
    (instant) => `<${instant.slice(11, 16)}>`,
    notice,
  );

describe("a notice", () => {
  it.each(Object.values(notices))("of the code $code is told in either language", (notice) => {
    const [english, german] = [tell("en", notice), tell("de", notice)];
    expect(english).not.toBe(german);
    for (const told of [english, german]) {
      expect(told).not.toContain(error);
      expect(told).not.toMatch(/[{}]/);
    }
  });

  it("names the file, and the line or the field where it is broken", () => {
    expect(tell("de", notices.rosterNotJson)).toContain(`${file} ist ein Fehler in Zeile 7`);
    expect(tell("de", notices.rosterField)).toContain(`${file} stimmt etwas bei [2].color`);
    for (const whole of [
      { ...notices.rosterField, field: "" },
      { ...notices.rosterNotJson, line: null },
    ])
      expect(tell("de", whole)).toContain(`${file} ist keine Liste`);
  });

  it("names the hours that are missing, and the damaged file where it was kept", () => {
    const { databaseRestored } = notices;
    expect(tell("de", databaseRestored)).toContain("zwischen <02:30> und <16:00>");
    expect(tell("de", databaseRestored)).toContain(missing.kept);
    expect(tell("de", { ...databaseRestored, kept: null })).not.toContain("aufgehoben");
  });
});
