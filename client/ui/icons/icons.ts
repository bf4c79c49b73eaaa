import type { FunctionComponent, SVGProps } from "react";
import CalendarBlank from "~icons/ph/calendar-blank";
import Star from "~icons/ph/star";
import StarFill from "~icons/ph/star-fill";
import CheckBold from "~icons/ph/check-bold";
import CaretRightBold from "~icons/ph/caret-right-bold";
import SunFill from "~icons/ph/sun-fill";
import MoonStarsFill from "~icons/ph/moon-stars-fill";
import WarningCircleFill from "~icons/ph/warning-circle-fill";
import UsersThree from "~icons/ph/users-three";
import Basket from "~icons/ph/basket";
import SparkleFill from "~icons/ph/sparkle-fill";
import PlusBold from "~icons/ph/plus-bold";
import BookOpenText from "~icons/ph/book-open-text";
import type { lateIcons } from "./late-icons.ts";

/** The interface's icons of each app's first picture, by what they mean here. */
export const icons = {
  calendar: CalendarBlank,
  star: Star,
  "star-fill": StarFill,
  check: CheckBold,
  right: CaretRightBold,
  sun: SunFill,
  moon: MoonStarsFill,
  warning: WarningCircleFill,
  people: UsersThree,
  basket: Basket,
  sparkle: SparkleFill,
  plus: PlusBold,
  journal: BookOpenText,
} as const satisfies Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>;
export type IconName = keyof typeof icons | keyof typeof lateIcons;
