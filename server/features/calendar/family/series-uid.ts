import { randomUUID } from "node:crypto";

const home = "family-wall";

/** A new series' UID; of one that was split off from another it names that one, so that edits of those times find it. */
export const newSeriesUid = (splitFrom?: string): string =>
  `${randomUUID()}${splitFrom === undefined ? "" : `-of-${splitFrom}`}@${home}`;

/** What the UIDs of all series that were split off from one are like, as SQLite's GLOB says it. */
export const splitUids = (key: string): string => `*-of-${key}@${home}`;
