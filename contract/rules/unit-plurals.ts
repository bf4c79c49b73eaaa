/** Words for units of food, English and German, with how each reads after a number above one; a word that isn't here stays. */
export const unitPlurals: Readonly<Record<string, string>> = {
  ...{ can: "cans", tin: "tins", jar: "jars", bottle: "bottles", tub: "tubs" },
  ...{ pack: "packs", packet: "packets", package: "packages", bag: "bags", bunch: "bunches" },
  ...{ piece: "pieces", slice: "slices", clove: "cloves", leaf: "leaves", sprig: "sprigs" },
  ...{ stick: "sticks", stalk: "stalks", head: "heads", cube: "cubes", handful: "handfuls" },
  ...{
    cup: "cups",
    pint: "pints",
    quart: "quarts",
    gallon: "gallons",
    pound: "pounds",
    ounce: "ounces",
  },
  ...{ teaspoon: "teaspoons", tablespoon: "tablespoons" },
  ...{ pinch: "pinches", dash: "dashes", drop: "drops" },
  ...{ Dose: "Dosen", Glas: "Gläser", Flasche: "Flaschen", Packung: "Packungen", Paket: "Pakete" },
  ...{ Tüte: "Tüten", Kasten: "Kästen", Kiste: "Kisten", Tasse: "Tassen", Prise: "Prisen" },
  ...{ Zehe: "Zehen", Scheibe: "Scheiben", Stange: "Stangen", Zweig: "Zweige", Blatt: "Blätter" },
  ...{ Kopf: "Köpfe", Messerspitze: "Messerspitzen" },
};
