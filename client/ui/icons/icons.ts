import type { FunctionComponent, SVGProps } from "react";
import HouseFill from "~icons/ph/house-fill";
import CalendarBlank from "~icons/ph/calendar-blank";
import Star from "~icons/ph/star";
import StarFill from "~icons/ph/star-fill";
import FlameFill from "~icons/ph/flame-fill";
import CheckBold from "~icons/ph/check-bold";
import CaretRightBold from "~icons/ph/caret-right-bold";
import SunHorizonFill from "~icons/ph/sun-horizon-fill";
import SunFill from "~icons/ph/sun-fill";
import MoonStarsFill from "~icons/ph/moon-stars-fill";
import WarningCircleFill from "~icons/ph/warning-circle-fill";
import ClockCounterClockwise from "~icons/ph/clock-counter-clockwise";
import UsersThree from "~icons/ph/users-three";
import Basket from "~icons/ph/basket";
import ListChecks from "~icons/ph/list-checks";
import SparkleFill from "~icons/ph/sparkle-fill";
import PlusBold from "~icons/ph/plus-bold";
import SunHorizon from "~icons/ph/sun-horizon";
import Wallet from "~icons/ph/wallet";
import GearSix from "~icons/ph/gear-six";
import Baby from "~icons/ph/baby";
import ForkKnife from "~icons/ph/fork-knife";
import NotePencil from "~icons/ph/note-pencil";
import BookOpenText from "~icons/ph/book-open-text";
import type { lateIcons } from "./late-icons.ts";

/** The interface's icons of a first picture, by what they mean here. */
export const icons = {
  "house-fill": HouseFill,
  calendar: CalendarBlank,
  star: Star,
  "star-fill": StarFill,
  flame: FlameFill,
  check: CheckBold,
  right: CaretRightBold,
  sunrise: SunHorizonFill,
  sun: SunFill,
  moon: MoonStarsFill,
  warning: WarningCircleFill,
  clock: ClockCounterClockwise,
  people: UsersThree,
  basket: Basket,
  lists: ListChecks,
  sparkle: SparkleFill,
  plus: PlusBold,
  dawn: SunHorizon,
  wallet: Wallet,
  gear: GearSix,
  baby: Baby,
  meals: ForkKnife,
  note: NotePencil,
  journal: BookOpenText,
} as const satisfies Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>;
export type IconName = keyof typeof icons | keyof typeof lateIcons;
