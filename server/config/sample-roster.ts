import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Roster } from "./roster.ts";
import { readMembers } from "./members-file.ts";

/** Reads the shipped sample; tells whether a roster is still that one. */
export const createSampleRosterCheck = (
  shippedConfig: string,
  unlockMembers: readonly string[],
): ((roster: Roster) => boolean) => {
  const { roster: sample } = readMembers(join(shippedConfig, "members.sample.json"), unlockMembers);
  return (roster) => isDeepStrictEqual(roster, sample);
};
