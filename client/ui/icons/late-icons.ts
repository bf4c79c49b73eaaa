import type { FunctionComponent, SVGProps } from "react";
import HouseFill from "~icons/ph/house-fill";
import ClockCounterClockwise from "~icons/ph/clock-counter-clockwise";
import Wallet from "~icons/ph/wallet";
import GearSix from "~icons/ph/gear-six";
import Baby from "~icons/ph/baby";
import ForkKnife from "~icons/ph/fork-knife";
import NotePencil from "~icons/ph/note-pencil";
import SunHorizon from "~icons/ph/sun-horizon";
import SunHorizonFill from "~icons/ph/sun-horizon-fill";
import ListChecks from "~icons/ph/list-checks";
import FlameFill from "~icons/ph/flame-fill";
import Images from "~icons/ph/images";
import CaretLeftBold from "~icons/ph/caret-left-bold";
import UserCircle from "~icons/ph/user-circle";
import WifiSlash from "~icons/ph/wifi-slash";
import CalendarBlankFill from "~icons/ph/calendar-blank-fill";
import CaretUpBold from "~icons/ph/caret-up-bold";
import CaretDownBold from "~icons/ph/caret-down-bold";
import XBold from "~icons/ph/x-bold";
import ArrowCounterClockwiseBold from "~icons/ph/arrow-counter-clockwise-bold";
import Backspace from "~icons/ph/backspace";
import ListChecksFill from "~icons/ph/list-checks-fill";
import MinusBold from "~icons/ph/minus-bold";
import LockSimpleFill from "~icons/ph/lock-simple-fill";
import WalletFill from "~icons/ph/wallet-fill";
import MagnifyingGlassBold from "~icons/ph/magnifying-glass-bold";
import SignOut from "~icons/ph/sign-out";
import GearSixFill from "~icons/ph/gear-six-fill";
import ForkKnifeFill from "~icons/ph/fork-knife-fill";
import TimerFill from "~icons/ph/timer-fill";
import NotePencilFill from "~icons/ph/note-pencil-fill";
import PencilSimpleBold from "~icons/ph/pencil-simple-bold";
import SpeakerHighFill from "~icons/ph/speaker-high-fill";
import BookOpenTextFill from "~icons/ph/book-open-text-fill";
import House from "~icons/ph/house";
import HourglassMediumFill from "~icons/ph/hourglass-medium-fill";
import BellRingingFill from "~icons/ph/bell-ringing-fill";
import MapPin from "~icons/ph/map-pin";
import SuitcaseRolling from "~icons/ph/suitcase-rolling";

/** Icons that not every first picture shows: they come once it rests, unless an app brings some of them before. */
export const lateIcons = {
  "house-fill": HouseFill,
  clock: ClockCounterClockwise,
  wallet: Wallet,
  gear: GearSix,
  baby: Baby,
  meals: ForkKnife,
  note: NotePencil,
  dawn: SunHorizon,
  lists: ListChecks,
  flame: FlameFill,
  images: Images,
  left: CaretLeftBold,
  person: UserCircle,
  offline: WifiSlash,
  away: SuitcaseRolling,
  place: MapPin,
  bell: BellRingingFill,
  hourglass: HourglassMediumFill,
  sunrise: SunHorizonFill,
  house: House,
  "calendar-fill": CalendarBlankFill,
  up: CaretUpBold,
  down: CaretDownBold,
  close: XBold,
  undo: ArrowCounterClockwiseBold,
  backspace: Backspace,
  "lists-fill": ListChecksFill,
  minus: MinusBold,
  lock: LockSimpleFill,
  "wallet-fill": WalletFill,
  search: MagnifyingGlassBold,
  out: SignOut,
  "gear-fill": GearSixFill,
  "meals-fill": ForkKnifeFill,
  timer: TimerFill,
  "note-fill": NotePencilFill,
  pencil: PencilSimpleBold,
  speaker: SpeakerHighFill,
  "journal-fill": BookOpenTextFill,
} as const satisfies Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>;
