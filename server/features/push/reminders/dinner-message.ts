import type { PushLanguage, PushMessage } from "#contract/push.ts";
import { truncateForNotification, notificationTexts } from "../notification-texts.ts";

/** The message with the day's dinner; null where nothing is planned. */
export const dinnerMessage = (
  day: string,
  dishes: readonly string[],
): ((language: PushLanguage) => PushMessage) | null =>
  dishes.length === 0
    ? null
    : (language) => ({
        kind: "dinner",
        title: notificationTexts[language].dinner,
        body: truncateForNotification(
          dishes.map((dish) => truncateForNotification(dish)).join(", "),
          300,
        ),
        tag: `dinner-${day}`,
        url: "/m/",
      });
