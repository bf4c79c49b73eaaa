import { Temporal } from "temporal-polyfill";
import type { Backup } from "#contract/backups.ts";
import type { BackupKind } from "./manifest.ts";

const keptDays = 7;
const keptWeeks = 4;
const kept: Readonly<Record<Exclude<BackupKind, "nightly">, number>> = {
  "before-migration": 3,
  "restore-point": 3,
  manual: 10,
};

type Known = Pick<Backup, "name" | "createdAt" | "kind" | "verified">;

/** The newest of each of the latest groups; backups come newest first. */
const newestOfEach = (
  backups: readonly Known[],
  groupOf: (backup: Known) => string,
  groups: number,
): Known[] => {
  const newest = new Map<string, Known>();
  for (const backup of backups) {
    const group = groupOf(backup);
    if (!newest.has(group) && newest.size < groups) newest.set(group, backup);
  }
  return [...newest.values()];
};

const nightlyToKeep = (backups: readonly Known[], timeZone: string): Known[] => {
  const dayOf = ({ createdAt }: Known) =>
    Temporal.Instant.from(createdAt).toZonedDateTimeISO(timeZone).toPlainDate();
  const days = newestOfEach(backups, (one) => dayOf(one).toString(), keptDays);
  const firstDay = days.at(-1);
  const older = backups.filter(
    (one) => firstDay !== undefined && Temporal.PlainDate.compare(dayOf(one), dayOf(firstDay)) < 0,
  );
  const weekOf = (one: Known): string => {
    const day = dayOf(one);
    return `${day.yearOfWeek}-${day.weekOfYear}`;
  };
  return [...days, ...newestOfEach(older, weekOf, keptWeeks)];
};

/**
 * The names of backups that have had their time: beyond the newest of seven days, of the four weeks before them, and
 * the newest of the other kinds. Damaged ones never push out whole ones, and go when they are older than all of those.
 */
export const outdatedBackups = (backups: readonly Known[], timeZone: string): string[] => {
  const newestFirst = backups.toSorted(
    (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.name < b.name ? 1 : -1),
  );
  return (["nightly", "before-migration", "restore-point", "manual"] as const).flatMap((kind) => {
    const ofKind = newestFirst.filter((one) => one.kind === kind);
    const whole = ofKind.filter(({ verified }) => verified);
    const keep = kind === "nightly" ? nightlyToKeep(whole, timeZone) : whole.slice(0, kept[kind]);
    const oldest = Math.min(...keep.map(({ createdAt }) => Date.parse(createdAt)));
    return ofKind
      .filter((one) =>
        one.verified ? !keep.includes(one) : keep.length > 0 && Date.parse(one.createdAt) < oldest,
      )
      .map(({ name }) => name);
  });
};
