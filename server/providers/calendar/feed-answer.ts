import type { OutboundAnswer } from "../outbound.ts";

/** What a source's answer is: a calendar, the word that nothing changed, or a sentence about what is wrong. */
export type FeedAnswer =
  | { readonly kind: "calendar"; readonly charset: string }
  | { readonly kind: "unchanged" }
  | { readonly kind: "wrong"; readonly sentence: string };

const wrong = (sentence: string): FeedAnswer => ({ kind: "wrong", sentence });

const sentenceFor = (status: number): string => {
  if (status === 401 || status === 403)
    return "The source doesn't let us in: the address may have been renewed.";
  if (status === 404 || status === 410) return "There is no calendar at the address any more.";
  if (status === 429) return "The source says that it was asked too often.";
  if (status >= 500) return `The source has trouble of its own at the moment (${status}).`;
  return `The source answered in a way that we don't know (${status}).`;
};

/** Reads status, type and the first and last words of an answer; its content is the worker's. */
export const judgeAnswer = (
  { status, headers, body }: OutboundAnswer,
  hasCopy: boolean,
): FeedAnswer => {
  if (status === 304)
    return hasCopy ? { kind: "unchanged" } : wrong("The source sent no calendar.");
  if (status !== 200) return wrong(sentenceFor(status));
  const type = headers["content-type"] ?? "";
  const decoder = new TextDecoder();
  const head = decoder.decode(body.subarray(0, 1_024)).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(head)) {
    const whole = /END:VCALENDAR/i.test(decoder.decode(body.subarray(-4_096)));
    // Half a calendar is better than none, and worse than all of yesterday's.
    if (!whole && hasCopy) return wrong("The calendar arrived only in part.");
    return { kind: "calendar", charset: /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8" };
  }
  if (head === "") return wrong("The address answers nothing.");
  if (head.startsWith("<") || type.includes("text/html"))
    return wrong("The address answers a web page, not a calendar.");
  return wrong("The address answers something that isn't a calendar.");
};

/** How long a source asks to be left alone, in milliseconds; at most an hour. */
export const waitAsked = ({ headers }: OutboundAnswer): number => {
  const seconds = Number(headers["retry-after"] ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3_600) * 1_000 : 0;
};
