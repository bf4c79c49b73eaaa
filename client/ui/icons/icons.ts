import type { FunctionComponent, SVGProps } from "react";
import ArrowCounterClockwiseBold from "~icons/ph/arrow-counter-clockwise-bold";
import Baby from "~icons/ph/baby";
import Backspace from "~icons/ph/backspace";
import Basket from "~icons/ph/basket";
import CalendarBlank from "~icons/ph/calendar-blank";
import CalendarBlankFill from "~icons/ph/calendar-blank-fill";
import BookOpenText from "~icons/ph/book-open-text";
import BookOpenTextFill from "~icons/ph/book-open-text-fill";
import BellRingingFill from "~icons/ph/bell-ringing-fill";
import CaretLeftBold from "~icons/ph/caret-left-bold";
import CaretDownBold from "~icons/ph/caret-down-bold";
import CaretRightBold from "~icons/ph/caret-right-bold";
import CaretUpBold from "~icons/ph/caret-up-bold";
import CheckBold from "~icons/ph/check-bold";
import ClockCounterClockwise from "~icons/ph/clock-counter-clockwise";
import FlameFill from "~icons/ph/flame-fill";
import ForkKnife from "~icons/ph/fork-knife";
import ForkKnifeFill from "~icons/ph/fork-knife-fill";
import GearSix from "~icons/ph/gear-six";
import GearSixFill from "~icons/ph/gear-six-fill";
import HourglassMediumFill from "~icons/ph/hourglass-medium-fill";
import House from "~icons/ph/house";
import HouseFill from "~icons/ph/house-fill";
import Images from "~icons/ph/images";
import ListChecks from "~icons/ph/list-checks";
import ListChecksFill from "~icons/ph/list-checks-fill";
import LockSimpleFill from "~icons/ph/lock-simple-fill";
import MagnifyingGlassBold from "~icons/ph/magnifying-glass-bold";
import MapPin from "~icons/ph/map-pin";
import MinusBold from "~icons/ph/minus-bold";
import MoonStarsFill from "~icons/ph/moon-stars-fill";
import PlusBold from "~icons/ph/plus-bold";
import SignOut from "~icons/ph/sign-out";
import SparkleFill from "~icons/ph/sparkle-fill";
import Star from "~icons/ph/star";
import StarFill from "~icons/ph/star-fill";
import SunFill from "~icons/ph/sun-fill";
import SunHorizon from "~icons/ph/sun-horizon";
import SunHorizonFill from "~icons/ph/sun-horizon-fill";
import NotePencil from "~icons/ph/note-pencil";
import NotePencilFill from "~icons/ph/note-pencil-fill";
import PencilSimpleBold from "~icons/ph/pencil-simple-bold";
import SpeakerHighFill from "~icons/ph/speaker-high-fill";
import SuitcaseRolling from "~icons/ph/suitcase-rolling";
import TimerFill from "~icons/ph/timer-fill";
import UserCircle from "~icons/ph/user-circle";
import UsersThree from "~icons/ph/users-three";
import Wallet from "~icons/ph/wallet";
import WalletFill from "~icons/ph/wallet-fill";
import WarningCircleFill from "~icons/ph/warning-circle-fill";
import WifiSlash from "~icons/ph/wifi-slash";
import XBold from "~icons/ph/x-bold";

/** The interface's icons by what they mean here. */
export const icons = {
  house: House,
  "house-fill": HouseFill,
  calendar: CalendarBlank,
  "calendar-fill": CalendarBlankFill,
  star: Star,
  "star-fill": StarFill,
  flame: FlameFill,
  check: CheckBold,
  left: CaretLeftBold,
  right: CaretRightBold,
  up: CaretUpBold,
  down: CaretDownBold,
  close: XBold,
  undo: ArrowCounterClockwiseBold,
  sunrise: SunHorizonFill,
  sun: SunFill,
  moon: MoonStarsFill,
  warning: WarningCircleFill,
  offline: WifiSlash,
  clock: ClockCounterClockwise,
  person: UserCircle,
  people: UsersThree,
  backspace: Backspace,
  place: MapPin,
  basket: Basket,
  images: Images,
  lists: ListChecks,
  "lists-fill": ListChecksFill,
  sparkle: SparkleFill,
  hourglass: HourglassMediumFill,
  plus: PlusBold,
  minus: MinusBold,
  dawn: SunHorizon,
  lock: LockSimpleFill,
  wallet: Wallet,
  "wallet-fill": WalletFill,
  search: MagnifyingGlassBold,
  out: SignOut,
  gear: GearSix,
  "gear-fill": GearSixFill,
  baby: Baby,
  meals: ForkKnife,
  "meals-fill": ForkKnifeFill,
  bell: BellRingingFill,
  timer: TimerFill,
  note: NotePencil,
  "note-fill": NotePencilFill,
  pencil: PencilSimpleBold,
  speaker: SpeakerHighFill,
  away: SuitcaseRolling,
  journal: BookOpenText,
  "journal-fill": BookOpenTextFill,
} as const satisfies Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>;
export type IconName = keyof typeof icons;
