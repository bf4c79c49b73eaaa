import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { calendarMessages } from "./messages/messages.ts";
import { familyCalendarId } from "./family-calendar-id.ts";
import { useFeeds } from "./feeds/use-feeds.ts";

/** Every calendar of the house with its name: the family's own, and each that is connected; a parent's to read. */
export const useCalendarNames = (): readonly { readonly id: string; readonly name: string }[] => {
  const { t } = useI18n();
  const s = useMessages(calendarMessages);
  const feeds = useFeeds().data ?? [];
  return [
    { id: familyCalendarId, name: s("family") },
    ...feeds.map(({ id, name }) => ({ id, name: name || t("calendar.everyone") })),
  ];
};
