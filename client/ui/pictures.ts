import type { FunctionComponent, SVGProps } from "react";
import ArtistPalette from "~icons/fluent-emoji-flat/artist-palette";
import Backpack from "~icons/fluent-emoji-flat/backpack";
import Banana from "~icons/fluent-emoji-flat/banana";
import Basket from "~icons/fluent-emoji-flat/basket";
import Bathtub from "~icons/fluent-emoji-flat/bathtub";
import Bed from "~icons/fluent-emoji-flat/bed";
import BellPepper from "~icons/fluent-emoji-flat/bell-pepper";
import Bicycle from "~icons/fluent-emoji-flat/bicycle";
import BirthdayCake from "~icons/fluent-emoji-flat/birthday-cake";
import Books from "~icons/fluent-emoji-flat/books";
import Bread from "~icons/fluent-emoji-flat/bread";
import Broccoli from "~icons/fluent-emoji-flat/broccoli";
import Broom from "~icons/fluent-emoji-flat/broom";
import Butter from "~icons/fluent-emoji-flat/butter";
import Carrot from "~icons/fluent-emoji-flat/carrot";
import CatFace from "~icons/fluent-emoji-flat/cat-face";
import CheeseWedge from "~icons/fluent-emoji-flat/cheese-wedge";
import ClapperBoard from "~icons/fluent-emoji-flat/clapper-board";
import CookedRice from "~icons/fluent-emoji-flat/cooked-rice";
import CurryRice from "~icons/fluent-emoji-flat/curry-rice";
import DogFace from "~icons/fluent-emoji-flat/dog-face";
import Droplet from "~icons/fluent-emoji-flat/droplet";
import Egg from "~icons/fluent-emoji-flat/egg";
import Envelope from "~icons/fluent-emoji-flat/envelope";
import FerrisWheel from "~icons/fluent-emoji-flat/ferris-wheel";
import Fish from "~icons/fluent-emoji-flat/fish";
import ForkAndKnifeWithPlate from "~icons/fluent-emoji-flat/fork-and-knife-with-plate";
import GlassOfMilk from "~icons/fluent-emoji-flat/glass-of-milk";
import GlowingStar from "~icons/fluent-emoji-flat/glowing-star";
import Grapes from "~icons/fluent-emoji-flat/grapes";
import GreenSalad from "~icons/fluent-emoji-flat/green-salad";
import Hamburger from "~icons/fluent-emoji-flat/hamburger";
import HammerAndWrench from "~icons/fluent-emoji-flat/hammer-and-wrench";
import Hamster from "~icons/fluent-emoji-flat/hamster";
import HotBeverage from "~icons/fluent-emoji-flat/hot-beverage";
import IceCream from "~icons/fluent-emoji-flat/ice-cream";
import Key from "~icons/fluent-emoji-flat/key";
import Lemon from "~icons/fluent-emoji-flat/lemon";
import Luggage from "~icons/fluent-emoji-flat/luggage";
import MusicalKeyboard from "~icons/fluent-emoji-flat/musical-keyboard";
import Onion from "~icons/fluent-emoji-flat/onion";
import OpenBook from "~icons/fluent-emoji-flat/open-book";
import Pancakes from "~icons/fluent-emoji-flat/pancakes";
import PartyPopper from "~icons/fluent-emoji-flat/party-popper";
import Pencil from "~icons/fluent-emoji-flat/pencil";
import Pizza from "~icons/fluent-emoji-flat/pizza";
import Popcorn from "~icons/fluent-emoji-flat/popcorn";
import PotOfFood from "~icons/fluent-emoji-flat/pot-of-food";
import Potato from "~icons/fluent-emoji-flat/potato";
import PottedPlant from "~icons/fluent-emoji-flat/potted-plant";
import PoultryLeg from "~icons/fluent-emoji-flat/poultry-leg";
import RabbitFace from "~icons/fluent-emoji-flat/rabbit-face";
import RecyclingSymbol from "~icons/fluent-emoji-flat/recycling-symbol";
import RedApple from "~icons/fluent-emoji-flat/red-apple";
import RollOfPaper from "~icons/fluent-emoji-flat/roll-of-paper";
import Sandwich from "~icons/fluent-emoji-flat/sandwich";
import ShallowPanOfFood from "~icons/fluent-emoji-flat/shallow-pan-of-food";
import ShoppingCart from "~icons/fluent-emoji-flat/shopping-cart";
import Shower from "~icons/fluent-emoji-flat/shower";
import Soap from "~icons/fluent-emoji-flat/soap";
import SoccerBall from "~icons/fluent-emoji-flat/soccer-ball";
import Socks from "~icons/fluent-emoji-flat/socks";
import Spaghetti from "~icons/fluent-emoji-flat/spaghetti";
import Sponge from "~icons/fluent-emoji-flat/sponge";
import SteamingBowl from "~icons/fluent-emoji-flat/steaming-bowl";
import Strawberry from "~icons/fluent-emoji-flat/strawberry";
import Sushi from "~icons/fluent-emoji-flat/sushi";
import Shirt from "~icons/fluent-emoji-flat/t-shirt";
import Taco from "~icons/fluent-emoji-flat/taco";
import TeddyBear from "~icons/fluent-emoji-flat/teddy-bear";
import Tent from "~icons/fluent-emoji-flat/tent";
import Toilet from "~icons/fluent-emoji-flat/toilet";
import Tomato from "~icons/fluent-emoji-flat/tomato";
import Toothbrush from "~icons/fluent-emoji-flat/toothbrush";
import VideoGame from "~icons/fluent-emoji-flat/video-game";
import Wastebasket from "~icons/fluent-emoji-flat/wastebasket";
import WrappedGift from "~icons/fluent-emoji-flat/wrapped-gift";
import Wrench from "~icons/fluent-emoji-flat/wrench";

/** The pictures that come with the product, by their name in the Fluent emoji set. */
export const pictures: Readonly<Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>> = {
  "artist-palette": ArtistPalette,
  backpack: Backpack,
  banana: Banana,
  basket: Basket,
  bathtub: Bathtub,
  bed: Bed,
  "bell-pepper": BellPepper,
  bicycle: Bicycle,
  "birthday-cake": BirthdayCake,
  books: Books,
  bread: Bread,
  broccoli: Broccoli,
  broom: Broom,
  butter: Butter,
  carrot: Carrot,
  "cat-face": CatFace,
  "cheese-wedge": CheeseWedge,
  "clapper-board": ClapperBoard,
  "cooked-rice": CookedRice,
  "curry-rice": CurryRice,
  "dog-face": DogFace,
  droplet: Droplet,
  egg: Egg,
  envelope: Envelope,
  "ferris-wheel": FerrisWheel,
  fish: Fish,
  "fork-and-knife-with-plate": ForkAndKnifeWithPlate,
  "glass-of-milk": GlassOfMilk,
  "glowing-star": GlowingStar,
  grapes: Grapes,
  "green-salad": GreenSalad,
  hamburger: Hamburger,
  "hammer-and-wrench": HammerAndWrench,
  hamster: Hamster,
  "hot-beverage": HotBeverage,
  "ice-cream": IceCream,
  key: Key,
  lemon: Lemon,
  luggage: Luggage,
  "musical-keyboard": MusicalKeyboard,
  onion: Onion,
  "open-book": OpenBook,
  pancakes: Pancakes,
  "party-popper": PartyPopper,
  pencil: Pencil,
  pizza: Pizza,
  popcorn: Popcorn,
  "pot-of-food": PotOfFood,
  potato: Potato,
  "potted-plant": PottedPlant,
  "poultry-leg": PoultryLeg,
  "rabbit-face": RabbitFace,
  "recycling-symbol": RecyclingSymbol,
  "red-apple": RedApple,
  "roll-of-paper": RollOfPaper,
  sandwich: Sandwich,
  "shallow-pan-of-food": ShallowPanOfFood,
  "shopping-cart": ShoppingCart,
  shower: Shower,
  soap: Soap,
  "soccer-ball": SoccerBall,
  socks: Socks,
  spaghetti: Spaghetti,
  sponge: Sponge,
  "steaming-bowl": SteamingBowl,
  strawberry: Strawberry,
  sushi: Sushi,
  "t-shirt": Shirt,
  taco: Taco,
  "teddy-bear": TeddyBear,
  tent: Tent,
  toilet: Toilet,
  tomato: Tomato,
  toothbrush: Toothbrush,
  "video-game": VideoGame,
  wastebasket: Wastebasket,
  "wrapped-gift": WrappedGift,
  wrench: Wrench,
};
