import type { FeedErrorCode } from "#contract/messages/error-codes.ts";
import type { Outbound, OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { type CachedFeed, hashBytes } from "./feed-cache.ts";
import type { FeedAnswer } from "./judge-answer.ts";

interface FeedRequest {
  readonly address: string;
  /** The complete copy that there is. */
  readonly before: CachedFeed | null;
  /** Where the address led when it was first read. */
  readonly place: CachedFeed["place"];
  readonly signal: AbortSignal;
}

/** Requests a calendar, or whether it has changed since a copy; rejects with an OutboundError without an answer. */
export const requestFeed = (
  outbound: Outbound,
  { address, before, place, signal }: FeedRequest,
): Promise<OutboundAnswer> =>
  outbound({
    url: address,
    // Its operator could otherwise have devices at home asked by a new address of its name.
    operatorHost: place !== "internet",
    keepPartial: true,
    signal,
    headers: {
      accept: "text/calendar, */*;q=0.1",
      ...(before?.etag === undefined ? {} : { "if-none-match": before.etag }),
      ...(before?.lastModified === undefined ? {} : { "if-modified-since": before.lastModified }),
    },
  });

/** The metadata of the copy after an answer; an error code where the answer has no calendar. */
export const cachedFeedAfter = (
  answer: OutboundAnswer,
  judged: FeedAnswer,
  before: CachedFeed | null,
  fetchedAt: number,
): CachedFeed | FeedErrorCode => {
  if (judged.kind === "wrong") return judged.errorCode;
  if (judged.kind === "unchanged") {
    if (before === null) return "broken";
    const { failure: _over, ...good } = before;
    return { ...good, fetchedAt };
  }
  const { charset, cut, isPartial } = judged;
  const { place } = answer;
  // The validators of a complete answer don't apply to a part of it.
  const { etag, "last-modified": lastModified } = isPartial ? {} : answer.headers;
  return {
    hash: hashBytes(answer.body),
    charset,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(place === undefined ? {} : { place }),
    ...(cut === undefined ? {} : { cut }),
    ...(isPartial ? { partial: true, failure: "part" } : {}),
    fetchedAt,
  };
};
