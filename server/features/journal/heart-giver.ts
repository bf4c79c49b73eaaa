import type { Caller } from "../../http/caller.ts";

const ofMember = "member ";

/** Who gives a heart: the signed-in or acting member, else the device. */
export const heartGiver = ({ session, deviceId, address }: Caller, actingId?: string): string => {
  const memberId = session?.memberId ?? actingId;
  return memberId === undefined ? `device ${deviceId ?? address}` : ofMember + memberId;
};

/** The members among those who gave a heart. */
export const membersAmong = (givers: readonly string[]): string[] =>
  givers.flatMap((giver) => (giver.startsWith(ofMember) ? giver.slice(ofMember.length) : []));
