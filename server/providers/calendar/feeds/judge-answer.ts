import type { OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import type { FeedErrorCode } from "#contract/messages/error-codes.ts";
import { cutAtTenMegabytes, feedErrorForStatus } from "./feed-errors.ts";

/** The classification of a source's answer: a calendar, not modified, or an error. */
export type FeedAnswer =
  | {
      readonly kind: "calendar";
      readonly charset: string;
      /** A sentence, where only the first part was read because of its size; another fetch gives the same. */
      readonly cut?: string;
      /** Whether only a part was received; another fetch may give all of it. */
      readonly isPartial: boolean;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "wrong"; readonly errorCode: FeedErrorCode };

const wrong = (errorCode: FeedErrorCode): FeedAnswer => ({ kind: "wrong", errorCode });

/** The character set by the byte order mark; undefined where there is none. */
export const detectCharset = (body: Uint8Array): string | undefined => {
  const [first, second] = body;
  if ((first === 0xff && second === 0xfe) || (first === 0x42 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x42)) return "utf-16be";
  return undefined;
};

const decode = (bytes: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};

/** Classifies an answer by its status, type, beginning and end; the worker parses its content. */
export const judgeAnswer = (
  { status, headers, body, cut }: OutboundAnswer,
  hasWholeCopy: boolean,
): FeedAnswer => {
  if (status === 304) return hasWholeCopy ? { kind: "unchanged" } : wrong("nothing");
  if (status !== 200) return wrong(feedErrorForStatus(status));
  const type = headers["content-type"] ?? "";
  const charset = detectCharset(body) ?? /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  const head = decode(body.subarray(0, 4_096), charset).trimStart();
  // Some servers print warnings before the calendar.
  if (/(^|[\r\n>])BEGIN:VCALENDAR/i.test(head)) {
    if (cut === "tooLarge")
      return { kind: "calendar", charset, cut: cutAtTenMegabytes, isPartial: false };
    const tail = body.subarray(Math.max(0, body.byteLength - 4_096) & ~1);
    const isWhole = cut === undefined && /END:VCALENDAR/i.test(decode(tail, charset));
    // Part of a calendar is better than none, but worse than yesterday's complete copy.
    if (!isWhole && hasWholeCopy) return wrong("part");
    return { kind: "calendar", charset, isPartial: !isWhole };
  }
  if (head.replaceAll("\u0000", "") === "") return wrong("nothing");
  if (head.startsWith("<") || type.includes("text/html")) return wrong("webPage");
  return wrong("notCalendar");
};
