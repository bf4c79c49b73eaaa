import { useEffect } from "react";
import { weatherMessages } from "#client/features/weather/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";

const product = "Family Wall";
const rooms = [
  "calendar",
  "chores",
  "rewards",
  "meals",
  "journal",
  "budget",
  "settings",
  "photos",
] as const;

/** Names the browser's tab, and a screen reader's page, after the room of an address. */
export const usePageTitle = (address: string): void => {
  const { t } = useI18n();
  const s = useMessages(weatherMessages);
  const first = address.split("/")[1];
  const room = rooms.find((one) => one === first);
  const name = first === "weather" ? s("title") : room && t(`${room}.title`);
  const title = name === undefined ? product : `${name} · ${product}`;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = product;
    };
  }, [title]);
};
