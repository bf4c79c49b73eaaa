import type { CountdownEvent } from "#client/features/calendar/views/use-countdowns.ts";

/** What stands for something that is waited for where nobody chose a picture. */
export const countdownPictures: Readonly<Record<CountdownEvent["kind"], string>> = {
  birthday: "birthday-cake",
  holiday: "luggage",
  marked: "party-popper",
};
