import { normalizeWords } from "#contract/text/normalize-words.ts";

/** A unit of food; units of one family can be added up. */
export interface Unit {
  /** The name after a number up to one. */
  readonly name: string;
  /** The name after a larger number. */
  readonly plural: string;
  readonly family: string;
  /** Its size in the smallest unit of its family. */
  readonly size: number;
}

type Row = readonly [family: string, size: number, name: string, plural: string, also?: string];

const rows: readonly Row[] = [
  ["mass", 1, "g", "g", "gr gramm gram grams gramme grammes"],
  ["mass", 1000, "kg", "kg", "kilo kilos kilogramm kilogram kilograms"],
  ["volume", 1, "ml", "ml", "milliliter milliliters millilitre millilitres"],
  ["volume", 10, "cl", "cl", "zentiliter centiliter centilitre"],
  ["volume", 100, "dl", "dl", "deziliter deciliter decilitre"],
  ["volume", 1000, "l", "l", "liter liters litre litres ltr"],
  ["pound", 1, "oz", "oz", "ounce ounces"],
  ["pound", 16, "lb", "lb", "lbs pound pounds"],
  ["pint", 1, "fl oz", "fl oz", "fl.oz floz"],
  ["pint", 16, "pint", "pints", "pt"],
  ["pint", 32, "quart", "quarts", "qt"],
  ["spoon", 1, "tsp", "tsp", "teaspoon teaspoons tsps"],
  ["spoon", 3, "tbsp", "tbsp", "tablespoon tablespoons tbsps tbs tbl"],
  ["spoon", 48, "cup", "cups"],
  ["spoon", 1, "TL", "TL", "teelöffel teel"],
  ["spoon", 3, "EL", "EL", "esslöffel essl"],
  ["spoon", 48, "Tasse", "Tassen"],
  ["pinch", 1, "pinch", "pinches"],
  ["pinch", 1, "Prise", "Prisen", "pr"],
  ["dash", 1, "dash", "dashes"],
  ["dash", 1, "Spritzer", "Spritzer", "schuss"],
  ["tip", 1, "Msp.", "Msp.", "msp messerspitze messerspitzen"],
  ["drop", 1, "drop", "drops"],
  ["drop", 1, "Tropfen", "Tropfen"],
  ["handful", 1, "handful", "handfuls"],
  ["handful", 1, "Handvoll", "Handvoll"],
  ["can", 1, "can", "cans", "tin tins"],
  ["can", 1, "Dose", "Dosen"],
  ["jar", 1, "jar", "jars"],
  ["jar", 1, "Glas", "Gläser"],
  ["bottle", 1, "bottle", "bottles"],
  ["bottle", 1, "Flasche", "Flaschen", "fl"],
  ["pack", 1, "pack", "packs", "packet packets package packages pkg"],
  ["pack", 1, "Packung", "Packungen", "pck pkg päckchen packerl paket pakete"],
  ["bag", 1, "bag", "bags"],
  ["bag", 1, "Beutel", "Beutel", "tüte tüten"],
  ["tub", 1, "tub", "tubs"],
  ["tub", 1, "Becher", "Becher"],
  ["crate", 1, "Kasten", "Kästen", "kiste kisten"],
  ["bunch", 1, "bunch", "bunches"],
  ["bunch", 1, "Bund", "Bund", "bd bunde"],
  ["clove", 1, "clove", "cloves"],
  ["clove", 1, "Zehe", "Zehen"],
  ["slice", 1, "slice", "slices"],
  ["slice", 1, "Scheibe", "Scheiben"],
  ["stick", 1, "stick", "sticks", "stalk stalks"],
  ["stick", 1, "Stange", "Stangen"],
  ["sprig", 1, "sprig", "sprigs"],
  ["sprig", 1, "Zweig", "Zweige"],
  ["leaf", 1, "leaf", "leaves"],
  ["leaf", 1, "Blatt", "Blätter"],
  ["head", 1, "head", "heads"],
  ["head", 1, "Kopf", "Köpfe"],
  ["cube", 1, "cube", "cubes"],
  ["cube", 1, "Würfel", "Würfel"],
  ["piece", 1, "piece", "pieces", "pc pcs"],
  ["piece", 1, "Stück", "Stück", "stk st stücke"],
];

const units = new Map<string, Unit>();
for (const [family, size, name, plural, also = ""] of rows) {
  const unit: Unit = { name, plural, family, size };
  for (const word of [name, plural, ...also.split(" ")])
    if (word !== "" && !units.has(normalizeWords(word))) units.set(normalizeWords(word), unit);
}

/** The unit of a word, in English or German, with or without a dot. */
export const unitOf = (word: string): Unit | undefined => {
  const folded = normalizeWords(word);
  return units.get(folded) ?? units.get(folded.replace(/\.$/, ""));
};

/** The gram or millilitre of a unit's family, for amounts that aren't round in the larger unit. */
export const finerUnit = ({ family }: Unit): Unit | undefined =>
  unitOf({ mass: "g", volume: "ml" }[family] ?? "");

/** The kilogram or litre of a unit's family. */
export const coarserUnit = ({ family }: Unit): Unit | undefined =>
  unitOf({ mass: "kg", volume: "l" }[family] ?? "");
