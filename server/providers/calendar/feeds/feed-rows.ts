import { createHash } from "node:crypto";
import type { Roster, RosterMember } from "#server/config/roster.ts";
import type { FeedAddresses } from "../port.ts";

/** One configured address and its current owner. */
export interface FeedRow {
  /** Stable across restarts; doesn't reveal the address. */
  readonly id: string;
  readonly address: string;
  readonly member?: RosterMember;
}

/** A one-way digest of an address, the same on every start, for use where the address must not appear. */
export const addressDigest = (address: string): string =>
  createHash("sha256").update(`family-wall feed\n${address}`).digest("hex");

const variableOf = (id: string): string => id.toUpperCase().replaceAll("-", "_");

/** A row for each address: the shared ones, then each member's by the roster, then those of unknown ids. */
export const feedRows = ({ shared, owned }: FeedAddresses, roster: Roster): FeedRow[] => {
  const left = new Map(Object.entries(owned));
  const ofMembers = roster.flatMap((member) => {
    const addresses = left.get(variableOf(member.id)) ?? [];
    left.delete(variableOf(member.id));
    return addresses.map((address) => ({ address, member, owner: member.id }));
  });
  const ofNobody = [...left].flatMap(([name, addresses]) =>
    addresses.map((address) => ({ address, owner: name.toLowerCase() })),
  );
  const seen = new Map<string, number>();
  return [
    ...shared.map((address) => ({ address, owner: "shared" })),
    ...ofMembers,
    ...ofNobody,
  ].map(({ owner, ...row }) => {
    const base = `${owner}-${addressDigest(row.address).slice(0, 8)}`;
    const before = seen.get(base) ?? 0;
    seen.set(base, before + 1);
    return { ...row, id: before === 0 ? base : `${base}-${before + 1}` };
  });
};
