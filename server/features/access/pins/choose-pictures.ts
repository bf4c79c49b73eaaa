import type { Member } from "#contract/members.ts";
import type { Roster, RosterMember } from "#server/config/roster.ts";
import type { Db } from "#server/db/connection.ts";
import { memberView } from "#server/http/member-view.ts";
import { NotFound } from "#server/platform/errors.ts";
import { picturesKey, pictureWord } from "../prove-owner.ts";
import type { Pins } from "./pins.ts";
import type { Throttle } from "./throttle.ts";

interface ChoosePicturesDeps {
  readonly db: Db;
  readonly roster: () => Roster;
  readonly pictures: Pins;
  readonly throttle: Throttle;
  readonly hasPin: (memberId: string) => boolean;
}

/**
 * Creates the choice of a member's four pictures; null takes them away. Wrong tries of those before don't count any more.
 * 404 for an unknown member.
 */
export const createChoosePictures = (deps: ChoosePicturesDeps) => {
  const { db, roster, pictures, throttle, hasPin } = deps;
  const viewOf = (member: RosterMember, hasPictures: boolean): Member =>
    memberView(member, { hasPin: hasPin(member.id), hasPictures });
  const keep = async (member: RosterMember, chosen: readonly string[]): Promise<Member> => {
    const hashed = await pictures.hash(pictureWord(chosen));
    db.transaction(() => {
      pictures.put(member.id, hashed);
      throttle.count(picturesKey(member.id)).clear();
    })();
    return viewOf(member, true);
  };
  return (memberId: string, chosen: readonly string[] | null): Member | Promise<Member> => {
    const member = roster().find(({ id }) => id === memberId);
    if (member === undefined) throw new NotFound("member");
    if (chosen !== null) return keep(member, chosen);
    pictures.remove(memberId);
    return viewOf(member, false);
  };
};
export type ChoosePictures = ReturnType<typeof createChoosePictures>;
