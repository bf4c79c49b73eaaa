import { describe, expect, it } from "vitest";
import { startOfDay, addDays, iso } from "../../platform/clock.ts";
import { backupName, type BackupKind } from "./manifest.ts";
import { outdatedBackups } from "./retention.ts";

const one = (kind: BackupKind, at: number, verified = true) => ({
  ...{ name: backupName(kind, at), createdAt: iso(at), kind, verified },
});
type One = ReturnType<typeof one>;

const hour = 3_600_000;
const prune = (backups: readonly One[], timeZone: string): One[] => {
  const gone = new Set(outdatedBackups(backups, timeZone));
  return backups.filter(({ name }) => !gone.has(name));
};

describe("backups that are kept", () => {
  it.each(["Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata", "UTC"])(
    "are those of seven days and four weeks, on every day of a year in %s",
    (timeZone) => {
      let kept: One[] = [];
      for (let n = 0; n < 365; n++) {
        const day = addDays("2026-03-01", n);
        const at = startOfDay(day, timeZone) + 2.5 * hour;
        kept = prune([...kept, one("nightly", at)], timeZone);
        const ages = kept
          .map(({ createdAt }) => Math.round((at - Date.parse(createdAt)) / (24 * hour)))
          .toSorted((a, b) => a - b);
        expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6].slice(0, Math.min(n + 1, 7)));
        expect(kept.length).toBeLessThanOrEqual(11);
        if (n < 42) continue;
        expect(kept).toHaveLength(11);
        // More than three whole weeks back there is never a gap of more than a week.
        const gaps = ages.slice(6).map((age, index, all) => age - (all[index - 1] ?? age));
        expect(Math.max(...gaps)).toBeLessThanOrEqual(7);
        expect(ages[10]).toBeGreaterThan(21);
      }
    },
  );

  it("are the same whatever order they are found in", () => {
    const many = Array.from({ length: 90 }, (_, n) =>
      one("nightly", Date.parse("2026-01-01T02:30:00Z") + n * 17 * hour),
    );
    const gone = outdatedBackups(many, "UTC").toSorted();
    expect(outdatedBackups(many.toReversed(), "UTC").toSorted()).toEqual(gone);
    expect(
      outdatedBackups(
        many.filter(({ name }) => !gone.includes(name)),
        "UTC",
      ),
    ).toEqual([]);
  });

  it("are three before updates, three restore points and ten that people made, each counted alone", () => {
    const start = Date.parse("2026-01-01T12:00:00Z");
    const all = Array.from({ length: 20 }, (_, n) => start + n * hour).flatMap((at) => [
      one("before-migration", at),
      one("restore-point", at),
      one("manual", at),
    ]);
    const kept = prune(all, "UTC");
    const count = (kind: BackupKind) => kept.filter((backup) => backup.kind === kind).length;
    expect([count("before-migration"), count("restore-point"), count("manual")]).toEqual([
      3, 3, 10,
    ]);
    expect(kept.map(({ createdAt }) => createdAt)).toContain(iso(start + 19 * hour));
  });

  it("are never pushed out by damaged ones", () => {
    const start = Date.parse("2026-01-01T02:30:00Z");
    const good = one("nightly", start);
    const bad = Array.from({ length: 30 }, (_, n) =>
      one("nightly", start + (n + 1) * 24 * hour, false),
    );
    expect(prune([good, ...bad], "UTC")).toContain(good);
    const later = Array.from({ length: 12 }, (_, n) => one("manual", start + n * hour, n > 1));
    expect(prune(later, "UTC")).toHaveLength(10);
  });
});
