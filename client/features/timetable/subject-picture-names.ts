import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  books: "Books",
  pencil: "Writing",
  "open-book": "Reading",
  "mobile-phone": "Computing",
  rocket: "Science",
  "potted-plant": "Biology",
  "soccer-ball": "Sports",
  droplet: "Swimming",
  "musical-keyboard": "Music",
  "artist-palette": "Art",
  "hammer-and-wrench": "Crafts",
  envelope: "Languages",
  "t-rex": "History",
  "shallow-pan-of-food": "Cooking",
  "fork-and-knife-with-plate": "Lunch",
  "glowing-star": "Club",
} as const satisfies Record<string, Message>;

/** What the pictures of subjects are called, in every language. */
export const subjectPictureNames: FeatureMessages<typeof en> = {
  en,
  de: {
    books: "Bücher",
    pencil: "Schreiben",
    "open-book": "Lesen",
    "mobile-phone": "Informatik",
    rocket: "Naturwissenschaft",
    "potted-plant": "Biologie",
    "soccer-ball": "Sport",
    droplet: "Schwimmen",
    "musical-keyboard": "Musik",
    "artist-palette": "Kunst",
    "hammer-and-wrench": "Werken",
    envelope: "Sprachen",
    "t-rex": "Geschichte",
    "shallow-pan-of-food": "Kochen",
    "fork-and-knife-with-plate": "Mittagessen",
    "glowing-star": "AG",
  },
};
