import type { Message } from "#client/i18n/catalogue.ts";
import type { FeatureMessages } from "#client/i18n/use-messages.ts";
import type { avatarPictures } from "./avatar-pictures.ts";

type Avatar = (typeof avatarPictures)[number];

const en = {
  fox: "Fox",
  panda: "Panda",
  lion: "Lion",
  owl: "Owl",
  penguin: "Penguin",
  koala: "Koala",
  frog: "Frog",
  unicorn: "Unicorn",
  "t-rex": "T-Rex",
  turtle: "Turtle",
  octopus: "Octopus",
  "cat-face": "Cat",
  "dog-face": "Dog",
  "rabbit-face": "Rabbit",
  hamster: "Hamster",
  rocket: "Rocket",
  "soccer-ball": "Football",
  strawberry: "Strawberry",
  "potted-plant": "Plant",
} as const satisfies Record<Avatar, Message>;

/** What a face shows, for whoever hears it. */
export const avatarMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    fox: "Fuchs",
    panda: "Panda",
    lion: "Löwe",
    owl: "Eule",
    penguin: "Pinguin",
    koala: "Koala",
    frog: "Frosch",
    unicorn: "Einhorn",
    "t-rex": "T-Rex",
    turtle: "Schildkröte",
    octopus: "Krake",
    "cat-face": "Katze",
    "dog-face": "Hund",
    "rabbit-face": "Hase",
    hamster: "Hamster",
    rocket: "Rakete",
    "soccer-ball": "Fußball",
    strawberry: "Erdbeere",
    "potted-plant": "Pflanze",
  },
};
