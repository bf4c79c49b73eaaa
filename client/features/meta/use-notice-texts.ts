import { useConfig } from "../../context/config.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { noticeMessages, noticeText } from "./notice-text.ts";

/** What a grown-up should know, each in a sentence of the family's language. */
export const useNoticeTexts = (): { readonly key: string; readonly words: string }[] => {
  const { dateLong, clock } = useI18n();
  const s = useMessages(noticeMessages);
  const moment = (instant: string) => `${dateLong(instant)}, ${clock(instant)}`;
  return useConfig().notices.map((notice) => ({
    key: notice.error,
    words: noticeText(s, moment, notice),
  }));
};
