import { useEffect } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";

const product = "Family Wall";
const rooms = [
  "calendar",
  "chores",
  "lists",
  "rewards",
  "meals",
  "journal",
  "budget",
  "settings",
  "photos",
  "notes",
  "weather",
] as const;

/** Names the browser's tab, and a screen reader's page, after the room of an address. */
export const usePageTitle = (address: string): void => {
  const { t } = useI18n();
  const room = rooms.find((one) => one === address.split("/")[1]);
  const title = room === undefined ? product : `${t(`${room}.title`)} · ${product}`;
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = product;
    };
  }, [title]);
};
