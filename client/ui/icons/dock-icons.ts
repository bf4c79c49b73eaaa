import HouseFill from "~icons/ph/house-fill";
import ClockCounterClockwise from "~icons/ph/clock-counter-clockwise";
import GearSix from "~icons/ph/gear-six";
import Baby from "~icons/ph/baby";
import ForkKnife from "~icons/ph/fork-knife";
import NotePencil from "~icons/ph/note-pencil";

/** The icons of a dock, for an app whose first picture shows them. */
export const dockIcons = {
  "house-fill": HouseFill,
  clock: ClockCounterClockwise,
  gear: GearSix,
  baby: Baby,
  meals: ForkKnife,
  note: NotePencil,
};
