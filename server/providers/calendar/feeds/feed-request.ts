import type { FeedErrorCode } from "#contract/messages/error-codes.ts";
import type { Outbound, OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { type CachedFeed, hashBytes } from "./feed-cache.ts";
import type { FeedAnswer } from "./judge-answer.ts";

/** Requests a calendar, or whether it has changed since a copy; rejects with an OutboundError without an answer. */
export const requestFeed = (
  outbound: Outbound,
  address: string,
  before: CachedFeed | null,
  signal: AbortSignal,
): Promise<OutboundAnswer> =>
  outbound({
    url: address,
    operatorHost: true,
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
  // The validators of a complete answer don't apply to a part of it.
  const { etag, "last-modified": lastModified } = isPartial ? {} : answer.headers;
  return {
    hash: hashBytes(answer.body),
    charset,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(cut === undefined ? {} : { cut }),
    ...(isPartial ? { partial: true, failure: "part" } : {}),
    fetchedAt,
  };
};
