/** Letters of an object beyond which nobody reads or keeps it; a usual one has a thousand. */
export const mostLetters = 1_000_000;
/** Letters of a UID beyond which an object isn't read. */
const mostUidLetters = 2_000;

/** What is known about an object without working it out. */
export interface ObjectFacts {
  readonly uid: string | null;
  /** Whether it is whole: every component ends, and each event or to-do has the UID of the first. */
  readonly isReadable: boolean;
}

const unreadable: ObjectFacts = { uid: null, isReadable: false };
const outline = /^(?:(BEGIN|END):([\w-]+)|UID(?:;[^:\r\n]*)?:(.+(?:\r?\n[ \t].*)*))[ \t]*\r?$/gim;

/** Looks at an object's outline: its components and its UID. */
export const objectFactsOf = (ics: string): ObjectFacts => {
  if (ics.length > mostLetters) return unreadable;
  const open: string[] = [];
  let uid: string | null = null;
  let items = 0;
  for (const [, edge, kind = "", id] of ics.matchAll(outline)) {
    const name = kind.toUpperCase();
    if (id !== undefined) {
      if (open.at(-1) !== "VEVENT" && open.at(-1) !== "VTODO") continue;
      const written = id.replaceAll(/\r?\n[ \t]/g, "").trim();
      if (written.length > mostUidLetters) return unreadable;
      if (uid !== null && uid !== written) return { uid, isReadable: false };
      uid = written;
    } else if (edge?.toUpperCase() === "BEGIN") {
      open.push(name);
      if (name === "VEVENT" || name === "VTODO") items += 1;
    } else if (open.pop() !== name) return { uid, isReadable: false };
  }
  return { uid, isReadable: open.length === 0 && items > 0 && uid !== null && uid !== "" };
};
