import { forgetLocal, readLocal, writeLocal } from "../../platform/local-storage.ts";

const prefix = "put-away:";
const nameOf = (place: string): string => prefix + place;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const read = (place: string): unknown => {
  try {
    const found: unknown = JSON.parse(readLocal(nameOf(place)) ?? "null");
    return found;
  } catch {
    // Somebody else's words under this name.
    return null;
  }
};

/** Each writes its draft down, or takes it back in hand. */
const open = new Set<(isInHand?: true) => void>();

/** Puts away whatever is half-written in this browser, before what it is written in is closed or the page goes. */
export const saveOpenDrafts = (): void => {
  for (const write of open) write();
};

/** Puts away what is half-written whenever somebody leaves the page, as phones end what isn't looked at, and takes it in hand again where they come back. */
export const saveDraftsOfLeftPage = (): void => {
  addEventListener("pagehide", saveOpenDrafts);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saveOpenDrafts();
    else for (const write of open) write(true);
  });
};

/** Forgets what was put away: somebody else may hold this phone next. */
export const forgetSavedDrafts = (): void => forgetLocal(prefix);

/**
 * What was put away in a place, over what stands there at first, which names what an earlier version of the app didn't know;
 * undefined where nothing was, or something else. It is still there until somebody writes on.
 */
export const savedDraftOf = <T>(place: string, first: T): T | undefined => {
  const found = read(place);
  if (found === null || typeof found !== typeof first) return undefined;
  const whole = isObject(found) ? { ...first, ...found } : found;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this place was given, see below
  return whole as T;
};

/** Begins to write in a place: what lay there is taken, and `written` is asked when all is put away. Returns how to stop. */
export const registerDraft = <T>(place: string, first: T, written: () => T): (() => void) => {
  const write = (isInHand?: true) => {
    const now = written();
    writeLocal(nameOf(place), isInHand || same(now, first) ? undefined : JSON.stringify(now));
  };
  write(true);
  open.add(write);
  return () => void open.delete(write);
};
