import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, HttpError, InvalidInput } from "#server/platform/errors.ts";
import type { FeedAddressList, FeedAddress } from "./feed-address-list.ts";

/** Names a calendar by its id or its address. */
export interface FeedReference {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
}

interface FeedAddressRulesDeps {
  readonly list: FeedAddressList;
  readonly readAddress: (text: string) => string | undefined;
  readonly leadsHere: (address: string, ownPort: number | undefined) => boolean;
  /** The id of an address in the list. */
  readonly idOf: (address: string) => string | undefined;
}

/** The address without the name in its fragment. */
const plain = (address: string | undefined): string | undefined => address?.replace(/#.*$/, "");

/** The 400 `feedRefused` with its reason. */
export const feedRefusedError = (reason: SourceErrorCode, sentence: string): HttpError =>
  new HttpError(400, sentence, { code: "feedRefused", reason, field: "url" });

const withoutSeparator = (url: string): string => url.trim().replaceAll(";", "%3B");

/** Creates the rules about addresses: which may be connected, and which a request names. */
export const createFeedAddressRules = (deps: FeedAddressRulesDeps) => {
  const { list, readAddress, leadsHere, idOf } = deps;

  /** The address as it is requested and stored; a `;` would split it in two. */
  const normalized = (url: string, ownPort: number | undefined): string => {
    const address = plain(readAddress(withoutSeparator(url)));
    if (address === undefined) throw feedRefusedError("notWeb", apiSentence("feedRefused.notWeb"));
    if (leadsHere(address, ownPort))
      throw feedRefusedError("leadsHere", apiSentence("feedRefused.leadsHere"));
    return address;
  };

  const refuseKnown = (address: string): void => {
    if (list.all().some((listed) => plain(listed.address) === address))
      throw new Conflict("feedKnown", apiSentence("feedKnown"));
  };

  const refuseFixed = (variable: string): void => {
    const fixedBy = list.fixedBy(variable);
    if (fixedBy !== null)
      throw new HttpError(409, apiSentence("fromEnvironment", { variable, place: fixedBy }), {
        code: "fromEnvironment",
        field: variable,
      });
  };

  const listed = ({ id, url }: FeedReference) => {
    if ((id === undefined) === (url === undefined))
      throw new InvalidInput("id", "id: expected the calendar's id, or its address as url.");
    const address = url === undefined ? undefined : plain(readAddress(withoutSeparator(url)));
    return list
      .all()
      .find(
        (each): each is FeedAddress & { address: string } =>
          each.address !== undefined &&
          (url === undefined ? idOf(each.address) === id : plain(each.address) === address),
      );
  };

  return {
    normalized,
    /** Throws 409 `feedKnown` where the address is connected already. */
    refuseKnown,
    /** Throws 409 `fromEnvironment` where the operator gives the variable. */
    refuseFixed,
    /** The listed address that a request names; throws 400 unless it gives either an id or an address. */
    listed,
  };
};
