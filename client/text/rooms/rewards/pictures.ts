import type { Message } from "../../catalogue.ts";
import type { RoomWords } from "../../words-of.ts";

const en = {
  books: "Books",
  "open-book": "Story",
  "hot-beverage": "Hot drink",
  bathtub: "Bath",
  "glowing-star": "Star",
  spaghetti: "Dinner",
  pancakes: "Pancakes",
  pizza: "Pizza",
  hamburger: "Burger",
  "ice-cream": "Ice cream",
  "birthday-cake": "Cake",
  popcorn: "Popcorn",
  "artist-palette": "Painting",
  "musical-keyboard": "Music",
  "soccer-ball": "Football",
  "video-game": "Video games",
  "clapper-board": "Film",
  bicycle: "Bike tour",
  "teddy-bear": "Teddy bear",
  "party-popper": "Party",
  "wrapped-gift": "Present",
  tent: "Camping",
  "ferris-wheel": "Fun fair",
  luggage: "Trip",
  lion: "Zoo",
  rocket: "Rocket",
  "t-rex": "Dinosaur",
  unicorn: "Unicorn",
  "dog-face": "Dog",
  "cat-face": "Cat",
} as const satisfies Record<string, Message>;

/** A picture that a reward may have, out of those with a name in every language. */
type RewardPicture = keyof typeof en;

/** What the pictures of rewards are called, in every language. */
export const rewardPictureWords: RoomWords<typeof en> = {
  en,
  de: {
    books: "Bücher",
    "open-book": "Geschichte",
    "hot-beverage": "Heißes Getränk",
    bathtub: "Bad",
    "glowing-star": "Stern",
    spaghetti: "Abendessen",
    pancakes: "Pfannkuchen",
    pizza: "Pizza",
    hamburger: "Burger",
    "ice-cream": "Eis",
    "birthday-cake": "Kuchen",
    popcorn: "Popcorn",
    "artist-palette": "Malen",
    "musical-keyboard": "Musik",
    "soccer-ball": "Fußball",
    "video-game": "Videospiele",
    "clapper-board": "Film",
    bicycle: "Radtour",
    "teddy-bear": "Teddybär",
    "party-popper": "Feier",
    "wrapped-gift": "Geschenk",
    tent: "Zelten",
    "ferris-wheel": "Jahrmarkt",
    luggage: "Ausflug",
    lion: "Zoo",
    rocket: "Rakete",
    "t-rex": "Dinosaurier",
    unicorn: "Einhorn",
    "dog-face": "Hund",
    "cat-face": "Katze",
  },
};

/** The pictures to choose from, everyday treats first. */
export const rewardPictures = Object.keys(en).filter((name): name is RewardPicture => name in en);
