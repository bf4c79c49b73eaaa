import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  "cat-face": "Cat",
  "dog-face": "Dog",
  fish: "Fish",
  "teddy-bear": "Teddy bear",
  "t-rex": "Dinosaur",
  rocket: "Rocket",
  "red-apple": "Apple",
  bicycle: "Bicycle",
  "soccer-ball": "Ball",
  chosen: { one: "{count} of four pictures", other: "{count} of four pictures" },
  of: "Four pictures for {name}",
  remove: "No pictures any more",
  done: "{name} has four pictures now",
  gone: "{name} has no pictures any more",
  usePin: "With the PIN instead",
  pinOf: "PIN of {name}",
} as const satisfies Record<string, Message>;

/** The nine pictures by name, and the words around them. */
export const pictureMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    "cat-face": "Katze",
    "dog-face": "Hund",
    fish: "Fisch",
    "teddy-bear": "Teddybär",
    "t-rex": "Dinosaurier",
    rocket: "Rakete",
    "red-apple": "Apfel",
    bicycle: "Fahrrad",
    "soccer-ball": "Ball",
    chosen: { one: "{count} von vier Bildern", other: "{count} von vier Bildern" },
    of: "Vier Bilder für {name}",
    remove: "Keine Bilder mehr",
    done: "{name} hat jetzt vier Bilder",
    gone: "{name} hat keine Bilder mehr",
    usePin: "Lieber mit der PIN",
    pinOf: "PIN von {name}",
  },
};
