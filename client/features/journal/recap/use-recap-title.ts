import type { Recap } from "#contract/journal.ts";
import { journalMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";

/** What a recap is called, and the time that it is about. */
export const useRecapTitle = ({
  kind,
  start,
  end,
}: Pick<Recap, "kind" | "start" | "end">): { readonly title: string; readonly time: string } => {
  const s = useMessages(journalMessages);
  const { monthName, dateRange } = useI18n();
  return kind === "weekly"
    ? { title: s("week"), time: dateRange(start, end) }
    : { title: s("month"), time: monthName(start) };
};
