import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  wastebasket: "Rubbish",
  newspaper: "Paper",
  "recycling-symbol": "Recycling",
  "red-apple": "Food",
  "potted-plant": "Garden",
  "glass-of-milk": "Glass",
  "wrapped-gift": "Boxes",
  "hammer-and-wrench": "Scrap",
} as const satisfies Record<string, Message>;

/** What the pictures of bins are called, in every language. */
export const binPictureNames: FeatureMessages<typeof en> = {
  en,
  de: {
    wastebasket: "Restmüll",
    newspaper: "Papier",
    "recycling-symbol": "Wertstoffe",
    "red-apple": "Bio",
    "potted-plant": "Garten",
    "glass-of-milk": "Glas",
    "wrapped-gift": "Kartons",
    "hammer-and-wrench": "Sperrmüll",
  },
};
