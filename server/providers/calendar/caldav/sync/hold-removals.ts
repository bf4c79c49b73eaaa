import type { Logger } from "pino";
import { createJudgeRemovals, type JudgeRemovalsDeps } from "./judge-removals.ts";

interface HoldRemovalsDeps extends JudgeRemovalsDeps {
  readonly log: Logger;
}

/**
 * Takes away what is gone from a calendar; where that is more than five events and more than a fifth of what is to come
 * within a year, it is held and a parent is asked. An event that another shown calendar has hasn't gone.
 */
export const createHoldRemovals = (deps: HoldRemovalsDeps) => {
  const { records, log } = deps;
  const isSuspicious = createJudgeRemovals(deps);

  return {
    /** Removes objects that are gone, or holds them. */
    remove: async (calendarId: string, paths: readonly string[]): Promise<void> => {
      const listed = records.listed(calendarId);
      const uids = paths.flatMap((path) => listed.get(path)?.uid ?? []);
      const elsewhere = records.uidsElsewhere(calendarId, uids);
      const isGone = (path: string): boolean => {
        const uid = listed.get(path)?.uid ?? null;
        return uid !== null && !elsewhere.has(uid);
      };
      const gone = uids.filter((uid) => !elsewhere.has(uid));
      const held = (await isSuspicious(calendarId, gone)) ? paths.filter(isGone) : [];
      if (held.length > 0) log.info({ events: held.length }, "events that are gone are held");
      records.hold(calendarId, held, "asked");
      records.removeObjects(
        calendarId,
        paths.filter((path) => !held.includes(path)),
      );
    },
    /** Lets go what is held in a calendar and was found in another one meanwhile; true where that was anything. */
    settle: (calendarId: string): boolean => {
      const { asked, shown } = records.counts(calendarId);
      if (asked + shown === 0) return false;
      const held = [...records.listed(calendarId)].filter(([, { hold }]) => hold !== "none");
      const uids = held.flatMap(([, { uid }]) => uid ?? []);
      const elsewhere = records.uidsElsewhere(calendarId, uids);
      const moved = held.flatMap(([path, { uid }]) =>
        uid !== null && elsewhere.has(uid) ? [path] : [],
      );
      records.removeObjects(calendarId, moved);
      return moved.length > 0;
    },
    /** Answers the question about a calendar: keeps showing what is held, or lets it go; false where nothing is asked. */
    decide: (calendarId: string, keep: boolean): boolean => {
      const paths = [...records.listed(calendarId)].flatMap(([path, { hold }]) =>
        hold === "asked" ? [path] : [],
      );
      if (keep) records.hold(calendarId, paths, "shown");
      else records.removeObjects(calendarId, paths);
      return paths.length > 0;
    },
  };
};
