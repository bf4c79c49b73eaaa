import type { FunctionComponent, SVGProps } from "react";
import ArtistPalette from "~icons/fluent-emoji-flat/artist-palette";
import Banana from "~icons/fluent-emoji-flat/banana";
import BellPepper from "~icons/fluent-emoji-flat/bell-pepper";
import Bicycle from "~icons/fluent-emoji-flat/bicycle";
import BirthdayCake from "~icons/fluent-emoji-flat/birthday-cake";
import Bread from "~icons/fluent-emoji-flat/bread";
import Broccoli from "~icons/fluent-emoji-flat/broccoli";
import Butter from "~icons/fluent-emoji-flat/butter";
import Carrot from "~icons/fluent-emoji-flat/carrot";
import CheeseWedge from "~icons/fluent-emoji-flat/cheese-wedge";
import ClapperBoard from "~icons/fluent-emoji-flat/clapper-board";
import Droplet from "~icons/fluent-emoji-flat/droplet";
import Egg from "~icons/fluent-emoji-flat/egg";
import FerrisWheel from "~icons/fluent-emoji-flat/ferris-wheel";
import FramedPicture from "~icons/fluent-emoji-flat/framed-picture";
import Fox from "~icons/fluent-emoji-flat/fox";
import Frog from "~icons/fluent-emoji-flat/frog";
import GlassOfMilk from "~icons/fluent-emoji-flat/glass-of-milk";
import MobilePhone from "~icons/fluent-emoji-flat/mobile-phone";
import Grapes from "~icons/fluent-emoji-flat/grapes";
import Guitar from "~icons/fluent-emoji-flat/guitar";
import Hamster from "~icons/fluent-emoji-flat/hamster";
import HotBeverage from "~icons/fluent-emoji-flat/hot-beverage";
import IceCream from "~icons/fluent-emoji-flat/ice-cream";
import Koala from "~icons/fluent-emoji-flat/koala";
import Lemon from "~icons/fluent-emoji-flat/lemon";
import Lion from "~icons/fluent-emoji-flat/lion";
import Luggage from "~icons/fluent-emoji-flat/luggage";
import Octopus from "~icons/fluent-emoji-flat/octopus";
import Onion from "~icons/fluent-emoji-flat/onion";
import Owl from "~icons/fluent-emoji-flat/owl";
import Panda from "~icons/fluent-emoji-flat/panda";
import PartyPopper from "~icons/fluent-emoji-flat/party-popper";
import Penguin from "~icons/fluent-emoji-flat/penguin";
import Popcorn from "~icons/fluent-emoji-flat/popcorn";
import PotOfFood from "~icons/fluent-emoji-flat/pot-of-food";
import Potato from "~icons/fluent-emoji-flat/potato";
import RedApple from "~icons/fluent-emoji-flat/red-apple";
import Rocket from "~icons/fluent-emoji-flat/rocket";
import RollOfPaper from "~icons/fluent-emoji-flat/roll-of-paper";
import Strawberry from "~icons/fluent-emoji-flat/strawberry";
import Sushi from "~icons/fluent-emoji-flat/sushi";
import TRex from "~icons/fluent-emoji-flat/t-rex";
import Tent from "~icons/fluent-emoji-flat/tent";
import Toilet from "~icons/fluent-emoji-flat/toilet";
import Tomato from "~icons/fluent-emoji-flat/tomato";
import Turtle from "~icons/fluent-emoji-flat/turtle";
import Unicorn from "~icons/fluent-emoji-flat/unicorn";
import VideoGame from "~icons/fluent-emoji-flat/video-game";
import Violin from "~icons/fluent-emoji-flat/violin";
import WrappedGift from "~icons/fluent-emoji-flat/wrapped-gift";
import SoccerBall from "~icons/fluent-emoji-flat/soccer-ball";
import CookedRice from "~icons/fluent-emoji-flat/cooked-rice";
import ShallowPanOfFood from "~icons/fluent-emoji-flat/shallow-pan-of-food";
import RabbitFace from "~icons/fluent-emoji-flat/rabbit-face";
import MusicalKeyboard from "~icons/fluent-emoji-flat/musical-keyboard";

/** The pictures of groceries, rewards and faces; fetched when the first of them is shown. */
export const morePictures: Readonly<Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>> = {
  "artist-palette": ArtistPalette,
  banana: Banana,
  "bell-pepper": BellPepper,
  bicycle: Bicycle,
  "birthday-cake": BirthdayCake,
  bread: Bread,
  broccoli: Broccoli,
  butter: Butter,
  carrot: Carrot,
  "cheese-wedge": CheeseWedge,
  "clapper-board": ClapperBoard,
  droplet: Droplet,
  egg: Egg,
  "ferris-wheel": FerrisWheel,
  fox: Fox,
  "framed-picture": FramedPicture,
  "mobile-phone": MobilePhone,
  frog: Frog,
  "glass-of-milk": GlassOfMilk,
  grapes: Grapes,
  guitar: Guitar,
  hamster: Hamster,
  "hot-beverage": HotBeverage,
  "ice-cream": IceCream,
  koala: Koala,
  lemon: Lemon,
  lion: Lion,
  luggage: Luggage,
  octopus: Octopus,
  onion: Onion,
  owl: Owl,
  panda: Panda,
  "party-popper": PartyPopper,
  penguin: Penguin,
  popcorn: Popcorn,
  "pot-of-food": PotOfFood,
  potato: Potato,
  "red-apple": RedApple,
  rocket: Rocket,
  "roll-of-paper": RollOfPaper,
  strawberry: Strawberry,
  sushi: Sushi,
  "t-rex": TRex,
  tent: Tent,
  toilet: Toilet,
  tomato: Tomato,
  turtle: Turtle,
  unicorn: Unicorn,
  "video-game": VideoGame,
  violin: Violin,
  "wrapped-gift": WrappedGift,
  "soccer-ball": SoccerBall,
  "cooked-rice": CookedRice,
  "shallow-pan-of-food": ShallowPanOfFood,
  "rabbit-face": RabbitFace,
  "musical-keyboard": MusicalKeyboard,
};
