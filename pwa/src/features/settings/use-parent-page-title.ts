import { binMessages } from "#client/features/bins/messages/messages.ts";
import { holidayMessages } from "#client/features/holidays/messages/messages.ts";
import { httpsMessages } from "#client/features/https/messages/settings.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { timetableMessages } from "#client/features/timetable/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import type { ParentPage } from "./parent-pages.ts";

/** What a page of a parent's settings is called. */
export const useParentPageTitle = (): ((page: ParentPage) => string) => {
  const { t } = useI18n();
  const s = useMessages(phoneSettingsMessages);
  const holidays = useMessages(holidayMessages);
  const https = useMessages(httpsMessages);
  const bins = useMessages(binMessages);
  const timetable = useMessages(timetableMessages);
  return (page) => {
    if (page === "chores" || page === "photos") return t(`${page}.title`);
    if (page === "holidays") return holidays("title");
    if (page === "https") return https("title");
    if (page === "bins") return bins("title");
    return page === "timetable" ? timetable("title") : s(page);
  };
};
