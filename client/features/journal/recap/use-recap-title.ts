import type { Recap } from "#contract/journal.ts";
import { journalWords } from "../messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";

/** What a recap is called, and the time that it is about. */
export const useRecapTitle = ({
  kind,
  start,
  end,
}: Pick<Recap, "kind" | "start" | "end">): { readonly title: string; readonly time: string } => {
  const s = useWordsOf(journalWords);
  const { monthName, dateRange } = useText();
  return kind === "weekly"
    ? { title: s("week"), time: dateRange(start, end) }
    : { title: s("month"), time: monthName(start) };
};
