import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { unitPlurals } from "#contract/rules/unit-plurals.ts";

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

type Row = readonly [family: string, size: number, name: string, also?: string];

const rows: readonly Row[] = [
  ["mass", 1, "g", "gr gramm gram grams gramme grammes"],
  // Half a kilo, unlike the pound of other countries.
  ["mass", 500, "Pfund"],
  ["mass", 1000, "kg", "kilo kilos kilogramm kilogram kilograms"],
  ["volume", 1, "ml", "milliliter milliliters millilitre millilitres"],
  ["volume", 10, "cl", "zentiliter centiliter centilitre"],
  ["volume", 100, "dl", "deziliter deciliter decilitre"],
  ["volume", 1000, "l", "liter liters litre litres ltr"],
  ["pound", 1, "oz", "ounce"],
  ["pound", 16, "lb", "lbs pound"],
  ["pint", 1, "fl oz", "fl.oz floz"],
  ["pint", 16, "pint", "pt"],
  ["pint", 32, "quart", "qt"],
  ["pint", 128, "gallon", "gal"],
  ["dozen", 1, "dozen"],
  ["dozen", 1, "Dutzend"],
  ["spoon", 1, "tsp", "teaspoon tsps"],
  ["spoon", 3, "tbsp", "tablespoon tbsps tbs tbl"],
  ["spoon", 48, "cup"],
  ["spoon", 1, "TL", "teelöffel teel"],
  ["spoon", 3, "EL", "esslöffel essl"],
  ["spoon", 48, "Tasse"],
  ["pinch", 1, "pinch"],
  ["pinch", 1, "Prise", "pr"],
  ["dash", 1, "dash"],
  ["dash", 1, "Spritzer", "schuss"],
  ["tip", 1, "Msp.", "msp Messerspitze"],
  ["drop", 1, "drop"],
  ["drop", 1, "Tropfen"],
  ["handful", 1, "handful"],
  ["handful", 1, "Handvoll"],
  ["can", 1, "can", "tin"],
  ["can", 1, "Dose"],
  ["jar", 1, "jar"],
  ["jar", 1, "Glas"],
  ["bottle", 1, "bottle"],
  ["bottle", 1, "Flasche", "fl"],
  ["pack", 1, "pack", "packet package pkg"],
  ["pack", 1, "Packung", "pck pkg päckchen packerl Paket"],
  ["bag", 1, "bag"],
  ["bag", 1, "Beutel", "Tüte"],
  ["tub", 1, "tub"],
  ["tub", 1, "Becher"],
  ["crate", 1, "Kasten", "Kiste"],
  ["bunch", 1, "bunch"],
  ["bunch", 1, "Bund", "bd bunde"],
  ["clove", 1, "clove"],
  ["clove", 1, "Zehe"],
  ["slice", 1, "slice"],
  ["slice", 1, "Scheibe"],
  ["stick", 1, "stick", "stalk"],
  ["stick", 1, "Stange"],
  ["sprig", 1, "sprig"],
  ["sprig", 1, "Zweig"],
  ["leaf", 1, "leaf"],
  ["leaf", 1, "Blatt"],
  ["head", 1, "head"],
  ["head", 1, "Kopf"],
  ["cube", 1, "cube"],
  ["cube", 1, "Würfel"],
  ["piece", 1, "piece", "pc pcs"],
  ["piece", 1, "Stück", "stk st stücke"],
];

const units = new Map<string, Unit>();
for (const [family, size, name, also = ""] of rows) {
  const unit: Unit = { name, plural: unitPlurals[name] ?? name, family, size };
  for (const one of [name, ...also.split(" ")])
    for (const word of [one, unitPlurals[one] ?? one])
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
