import type { FunctionComponent, SVGProps } from "react";
import AppWindow from "~icons/ph/app-window";
import Archive from "~icons/ph/archive";
import ArrowElbowDownLeft from "~icons/ph/arrow-elbow-down-left";
import ArrowFatUp from "~icons/ph/arrow-fat-up";
import ArrowFatUpFill from "~icons/ph/arrow-fat-up-fill";
import ArrowsClockwiseBold from "~icons/ph/arrows-clockwise-bold";
import Barcode from "~icons/ph/barcode";
import Baby from "~icons/ph/baby";
import Bell from "~icons/ph/bell";
import CalendarBlank from "~icons/ph/calendar-blank";
import Cards from "~icons/ph/cards";
import Camera from "~icons/ph/camera";
import CaretDownBold from "~icons/ph/caret-down-bold";
import CaretUpBold from "~icons/ph/caret-up-bold";
import Cloud from "~icons/ph/cloud";
import Confetti from "~icons/ph/confetti";
import CookingPot from "~icons/ph/cooking-pot";
import DeviceMobile from "~icons/ph/device-mobile";
import DotsThreeVerticalBold from "~icons/ph/dots-three-vertical-bold";
import DownloadSimple from "~icons/ph/download-simple";
import Eye from "~icons/ph/eye";
import EyeSlash from "~icons/ph/eye-slash";
import Gift from "~icons/ph/gift";
import Heart from "~icons/ph/heart";
import HeartFill from "~icons/ph/heart-fill";
import HouseLine from "~icons/ph/house-line";
import Images from "~icons/ph/images";
import Island from "~icons/ph/island";
import Info from "~icons/ph/info";
import ListDashes from "~icons/ph/list-dashes";
import LockSimpleOpen from "~icons/ph/lock-simple-open";
import MagnifyingGlass from "~icons/ph/magnifying-glass";
import Monitor from "~icons/ph/monitor";
import Megaphone from "~icons/ph/megaphone";
import MoonStars from "~icons/ph/moon-stars";
import Password from "~icons/ph/password";
import PencilSimple from "~icons/ph/pencil-simple";
import Phone from "~icons/ph/phone";
import Plug from "~icons/ph/plug";
import Printer from "~icons/ph/printer";
import QrCode from "~icons/ph/qr-code";
import ShieldCheck from "~icons/ph/shield-check";
import ShareNetwork from "~icons/ph/share-network";
import Trash from "~icons/ph/trash";
import UploadSimple from "~icons/ph/upload-simple";
import UsersThree from "~icons/ph/users-three";

/** The icons of features that are seldom opened; they come with their chunk rather than with the first page. */
export const featureIcons = {
  archive: Archive,
  baby: Baby,
  barcode: Barcode,
  bell: Bell,
  call: Phone,
  calendar: CalendarBlank,
  cards: Cards,
  camera: Camera,
  cloud: Cloud,
  confetti: Confetti,
  cook: CookingPot,
  down: CaretDownBold,
  download: DownloadSimple,
  family: UsersThree,
  gallery: Images,
  gift: Gift,
  heart: Heart,
  "heart-fill": HeartFill,
  hidden: EyeSlash,
  house: HouseLine,
  eye: Eye,
  info: Info,
  island: Island,
  megaphone: Megaphone,
  menu: DotsThreeVerticalBold,
  moon: MoonStars,
  pencil: PencilSimple,
  phone: DeviceMobile,
  pin: Password,
  print: Printer,
  plug: Plug,
  qr: QrCode,
  refresh: ArrowsClockwiseBold,
  return: ArrowElbowDownLeft,
  search: MagnifyingGlass,
  share: ShareNetwork,
  shield: ShieldCheck,
  shift: ArrowFatUp,
  "shift-on": ArrowFatUpFill,
  timeline: ListDashes,
  trash: Trash,
  unlock: LockSimpleOpen,
  up: CaretUpBold,
  upload: UploadSimple,
  wall: Monitor,
  window: AppWindow,
} as const satisfies Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>;
export type FeatureIconName = keyof typeof featureIcons;
