import { describe, expect, it } from "vitest";
import type { Message } from "../i18n/catalogue.ts";
import { babysitterWords } from "../features/babysitter/messages/messages.ts";
import { budgetWords } from "../features/budget/messages/messages.ts";
import { calendarWords } from "../features/calendar/messages/messages.ts";
import { choreWords } from "../features/tasks/messages/messages.ts";
import { deviceWords } from "../features/devices/messages.ts";
import { cookWords } from "../features/recipes/cook/messages/messages.ts";
import { kioskWords } from "../features/kiosk/messages.ts";
import { journalWords } from "../features/journal/messages/messages.ts";
import { eventWords } from "../features/calendar/editing/messages/messages.ts";
import { keyboardWords } from "../i18n/keyboard-messages.ts";
import { listsWords } from "../features/grocery/messages/messages.ts";
import { mealsWords } from "../features/meals/messages/messages.ts";
import { noticeWords } from "../features/meta/notice-text.ts";
import { notificationWords } from "../features/push/messages.ts";
import { phoneSettingsWords } from "../features/settings/messages/phone.ts";
import { chorePictureWords } from "../features/tasks/picture-names.ts";
import { eventPictureWords } from "../features/calendar/editing/picture-names.ts";
import { pictureFieldWords } from "../ui/form/picture-field-messages.ts";
import { rewardPictureWords } from "../features/rewards/picture-names.ts";
import { quietWords } from "../features/quiet/messages/messages.ts";
import { photoWords } from "../features/photos/messages/messages.ts";
import { rewardWords } from "../features/rewards/messages/messages.ts";
import { settingsWords } from "../features/settings/messages/messages.ts";
import { setupWords } from "../features/setup/messages/messages.ts";
import { troubleWords } from "../i18n/source-error-text.ts";
import { viewerWords } from "../ui/viewer/viewer-messages.ts";
import { wallMealWords } from "../features/meals/wall-messages/messages.ts";
import { weatherWords } from "../features/weather/messages/messages.ts";

type Words = Readonly<Record<string, Message>>;
const rooms: Readonly<Record<string, { readonly en: Words; readonly de: Words }>> = {
  babysitter: babysitterWords,
  calendar: calendarWords,
  budget: budgetWords,
  chores: choreWords,
  devices: deviceWords,
  cooking: cookWords,
  journal: journalWords,
  "writing events": eventWords,
  keyboard: keyboardWords,
  kiosk: kioskWords,
  lists: listsWords,
  meals: mealsWords,
  notices: noticeWords,
  notifications: notificationWords,
  "phone settings": phoneSettingsWords,
  quiet: quietWords,
  photos: photoWords,
  rewards: rewardWords,
  "choosing a picture": pictureFieldWords,
  "pictures of chores": chorePictureWords,
  "pictures of events": eventPictureWords,
  "pictures of rewards": rewardPictureWords,
  settings: settingsWords,
  setup: setupWords,
  troubles: troubleWords,
  viewer: viewerWords,
  "wall meals": wallMealWords,
  weather: weatherWords,
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
