import type { LookupAddress } from "node:dns";
import type { AddressPlace, PlaceOfAddress } from "./address-place.ts";

/** Where a host is that was connected to. */
export interface ReachedHost {
  /** `here` or `house` where one of its addresses is; undefined where none is known. */
  readonly place: AddressPlace | undefined;
  readonly addresses: readonly LookupAddress[];
}

/** The host that has these addresses. */
export const reachedHost = (
  addresses: readonly LookupAddress[],
  placeOf: PlaceOfAddress,
): ReachedHost => {
  const places = new Set(addresses.map(({ address }) => placeOf(address)));
  const place = (["here", "house", "internet", "nowhere"] as const).find((one) => places.has(one));
  return { place, addresses };
};
