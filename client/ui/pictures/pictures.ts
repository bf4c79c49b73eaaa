import type { FunctionComponent, SVGProps } from "react";
import Backpack from "~icons/fluent-emoji-flat/backpack";
import Basket from "~icons/fluent-emoji-flat/basket";
import Bathtub from "~icons/fluent-emoji-flat/bathtub";
import Bed from "~icons/fluent-emoji-flat/bed";
import Books from "~icons/fluent-emoji-flat/books";
import Broom from "~icons/fluent-emoji-flat/broom";
import CatFace from "~icons/fluent-emoji-flat/cat-face";
import CurryRice from "~icons/fluent-emoji-flat/curry-rice";
import DogFace from "~icons/fluent-emoji-flat/dog-face";
import Envelope from "~icons/fluent-emoji-flat/envelope";
import Fish from "~icons/fluent-emoji-flat/fish";
import ForkAndKnifeWithPlate from "~icons/fluent-emoji-flat/fork-and-knife-with-plate";
import GlowingStar from "~icons/fluent-emoji-flat/glowing-star";
import GreenSalad from "~icons/fluent-emoji-flat/green-salad";
import Hamburger from "~icons/fluent-emoji-flat/hamburger";
import HammerAndWrench from "~icons/fluent-emoji-flat/hammer-and-wrench";
import Key from "~icons/fluent-emoji-flat/key";
import Memo from "~icons/fluent-emoji-flat/memo";
import OpenBook from "~icons/fluent-emoji-flat/open-book";
import Pancakes from "~icons/fluent-emoji-flat/pancakes";
import Pencil from "~icons/fluent-emoji-flat/pencil";
import Pizza from "~icons/fluent-emoji-flat/pizza";
import PottedPlant from "~icons/fluent-emoji-flat/potted-plant";
import PoultryLeg from "~icons/fluent-emoji-flat/poultry-leg";
import RecyclingSymbol from "~icons/fluent-emoji-flat/recycling-symbol";
import Sandwich from "~icons/fluent-emoji-flat/sandwich";
import ShoppingCart from "~icons/fluent-emoji-flat/shopping-cart";
import Shower from "~icons/fluent-emoji-flat/shower";
import Soap from "~icons/fluent-emoji-flat/soap";
import Socks from "~icons/fluent-emoji-flat/socks";
import Spaghetti from "~icons/fluent-emoji-flat/spaghetti";
import Sponge from "~icons/fluent-emoji-flat/sponge";
import SteamingBowl from "~icons/fluent-emoji-flat/steaming-bowl";
import Shirt from "~icons/fluent-emoji-flat/t-shirt";
import Taco from "~icons/fluent-emoji-flat/taco";
import TeddyBear from "~icons/fluent-emoji-flat/teddy-bear";
import Toothbrush from "~icons/fluent-emoji-flat/toothbrush";
import Wastebasket from "~icons/fluent-emoji-flat/wastebasket";
import Wrench from "~icons/fluent-emoji-flat/wrench";

/** The pictures of chores and dishes, by their name in the Fluent emoji set: what the first screens show. */
export const pictures: Readonly<Record<string, FunctionComponent<SVGProps<SVGSVGElement>>>> = {
  backpack: Backpack,
  basket: Basket,
  bathtub: Bathtub,
  bed: Bed,
  books: Books,
  broom: Broom,
  "cat-face": CatFace,
  "curry-rice": CurryRice,
  "dog-face": DogFace,
  envelope: Envelope,
  fish: Fish,
  "fork-and-knife-with-plate": ForkAndKnifeWithPlate,
  "glowing-star": GlowingStar,
  "green-salad": GreenSalad,
  hamburger: Hamburger,
  "hammer-and-wrench": HammerAndWrench,
  key: Key,
  memo: Memo,
  "open-book": OpenBook,
  pancakes: Pancakes,
  pencil: Pencil,
  pizza: Pizza,
  "potted-plant": PottedPlant,
  "poultry-leg": PoultryLeg,
  "recycling-symbol": RecyclingSymbol,
  sandwich: Sandwich,
  "shopping-cart": ShoppingCart,
  shower: Shower,
  soap: Soap,
  socks: Socks,
  spaghetti: Spaghetti,
  sponge: Sponge,
  "steaming-bowl": SteamingBowl,
  "t-shirt": Shirt,
  taco: Taco,
  "teddy-bear": TeddyBear,
  toothbrush: Toothbrush,
  wastebasket: Wastebasket,
  wrench: Wrench,
};
