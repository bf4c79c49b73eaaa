import type { Topic } from "#contract/operation.ts";

/** A topic that became stale, with the revision of that change. */
export interface NumberedChange {
  readonly kind: Topic;
  readonly revision: number;
}

/** Numbers the changes of one start of the server, and remembers the last of them. */
export interface RecentChanges {
  /** The last change's revision; before any change, that of the start. */
  readonly revision: () => number;
  /** Gives a change the next revision. */
  add(kind: Topic): NumberedChange;
  /** The changes after a revision, or null where the server doesn't remember all of them. */
  since(revision: number): readonly NumberedChange[] | null;
}

const remembered = 1000;

/** Creates an empty record of changes; `first` is the revision of the start. */
export const createRecentChanges = (first: number): RecentChanges => {
  let revision = first;
  const recent: NumberedChange[] = [];
  return {
    revision: () => revision,
    add: (kind) => {
      revision += 1;
      const change = { kind, revision };
      recent.push(change);
      if (recent.length > remembered) recent.shift();
      return change;
    },
    since: (last) => {
      const oldest = recent[0]?.revision ?? revision + 1;
      const isKnown = last >= first && last <= revision && last >= oldest - 1;
      return isKnown ? recent.filter((change) => change.revision > last) : null;
    },
  };
};
