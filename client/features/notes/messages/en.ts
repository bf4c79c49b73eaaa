import type { Message } from "../../../i18n/catalogue.ts";

/** What is said of notes, in English. */
export const en = {
  add: "Put it up",
  by: "from {name}",
  down: "Take down",
  downNamed: "Take down: {text}",
  empty: "No note at the moment",
  emptyHint: "“Plumber at 10”, “Grandma comes at 4”: a word for everybody, or for one of you.",
  everybody: "Everybody",
  for: "For {name}",
  forWhom: "For whom?",
  new: "New note",
  taken: "Note taken down",
  text: "What does it say?",
  textHint: "Such as: plumber at 10",
  today: "today only",
  twoWeeks: "Two weeks",
  until: "until {day}",
  untilWhen: "Until when?",
  waits: "waits for the network",
  waitsFor: "waits until {name} is signed in on this phone",
  waitsForNobody: "was never sent",
} as const satisfies Readonly<Record<string, Message>>;
