import { describe, expect, it } from "vitest";
import type { Message } from "../catalogue.ts";
import { babysitterWords } from "./babysitter/words.ts";
import { budgetWords } from "./budget/words.ts";
import { calendarWords } from "./calendar/words.ts";
import { choreWords } from "./chores/words.ts";
import { deviceWords } from "./devices.ts";
import { cookWords } from "./cook/words.ts";
import { kioskWords } from "./kiosk.ts";
import { journalWords } from "./journal/words.ts";
import { eventWords } from "./events/words.ts";
import { keyboardWords } from "./keyboard.ts";
import { listsWords } from "./lists/words.ts";
import { mealsWords } from "./meals/words.ts";
import { noticeWords } from "./notices.ts";
import { notificationWords } from "./notifications.ts";
import { phoneSettingsWords } from "./phone-settings.ts";
import { chorePictureWords } from "./pictures/chores.ts";
import { eventPictureWords } from "./pictures/events.ts";
import { pictureFieldWords } from "./pictures/field.ts";
import { rewardPictureWords } from "./pictures/rewards.ts";
import { quietWords } from "./quiet/words.ts";
import { photoWords } from "./photos/words.ts";
import { rewardWords } from "./rewards/words.ts";
import { settingsWords } from "./settings/words.ts";
import { setupWords } from "./setup/words.ts";
import { troubleWords } from "./troubles.ts";
import { viewerWords } from "./viewer.ts";
import { wallMealWords } from "./wall-meals/words.ts";
import { weatherWords } from "./weather/words.ts";

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
