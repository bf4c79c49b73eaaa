import { describe, expect, it } from "vitest";
import type { Message } from "../i18n/catalogue.ts";
import { pinMessages } from "../features/access/messages.ts";
import { babysitterMessages } from "../features/babysitter/messages/messages.ts";
import { budgetMessages } from "../features/budget/messages/messages.ts";
import { calendarMessages } from "../features/calendar/messages/messages.ts";
import { taskMessages } from "../features/tasks/messages/messages.ts";
import { deviceMessages } from "../features/devices/messages.ts";
import { cookMessages } from "../features/recipes/cook/messages/messages.ts";
import { kioskMessages } from "../features/kiosk/messages.ts";
import { journalMessages } from "../features/journal/messages/messages.ts";
import { recurrenceMessages } from "../recurrence/messages/messages.ts";
import { eventMessages } from "../features/calendar/editing/messages/messages.ts";
import { keyboardMessages } from "../i18n/keyboard-messages.ts";
import { groceryMessages } from "../features/grocery/messages/messages.ts";
import { mealMessages } from "../features/meals/messages/messages.ts";
import { noticeMessages } from "../features/meta/notice-text.ts";
import { notificationMessages } from "../features/push/messages.ts";
import { phoneSettingsMessages } from "../features/settings/messages/phone.ts";
import { chorePictureNames } from "../features/tasks/picture-names.ts";
import { eventPictureNames } from "../features/calendar/editing/picture-names.ts";
import { pictureFieldMessages } from "../ui/form/picture-field-messages.ts";
import { rewardPictureNames } from "../features/rewards/picture-names.ts";
import { quietMessages } from "../features/quiet/messages/messages.ts";
import { photoMessages } from "../features/photos/messages/messages.ts";
import { rewardMessages } from "../features/rewards/messages/messages.ts";
import { settingsMessages } from "../features/settings/messages/messages.ts";
import { setupMessages } from "../features/setup/messages/messages.ts";
import { sourceErrorMessages } from "../i18n/source-error-text.ts";
import { viewerMessages } from "../ui/viewer/viewer-messages.ts";
import { wallMealMessages } from "../features/meals/wall-messages/messages.ts";
import { weatherMessages } from "../features/weather/messages/messages.ts";

type Words = Readonly<Record<string, Message>>;
const rooms: Readonly<Record<string, { readonly en: Words; readonly de: Words }>> = {
  babysitter: babysitterMessages,
  calendar: calendarMessages,
  budget: budgetMessages,
  chores: taskMessages,
  devices: deviceMessages,
  cooking: cookMessages,
  journal: journalMessages,
  repetitions: recurrenceMessages,
  "writing events": eventMessages,
  keyboard: keyboardMessages,
  kiosk: kioskMessages,
  lists: groceryMessages,
  meals: mealMessages,
  notices: noticeMessages,
  notifications: notificationMessages,
  "phone settings": phoneSettingsMessages,
  quiet: quietMessages,
  photos: photoMessages,
  PINs: pinMessages,
  rewards: rewardMessages,
  "choosing a picture": pictureFieldMessages,
  "pictures of chores": chorePictureNames,
  "pictures of events": eventPictureNames,
  "pictures of rewards": rewardPictureNames,
  settings: settingsMessages,
  setup: setupMessages,
  troubles: sourceErrorMessages,
  viewer: viewerMessages,
  "wall meals": wallMealMessages,
  weather: weatherMessages,
};

const sentences = (message: Message | undefined): string[] =>
  message === undefined ? [] : typeof message === "string" ? [message] : Object.values(message);
const namesIn = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(Object.entries(rooms))("the words of %s", (_, { en, de }) => {
  it("say the same in German as in English, with the same names", () => {
    expect(Object.keys(de).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const [key, message] of Object.entries(en)) {
      const [expected = ""] = sentences(message).slice(-1);
      for (const sentence of sentences(de[key])) {
        expect(sentence.trim(), key).not.toBe("");
        // "once" needs no number.
        if (typeof message === "string") expect(namesIn(sentence), key).toEqual(namesIn(expected));
      }
    }
  });
});
