/** What a key writes, or what it does. */
export type KeyAction = "shift" | "back" | "layer" | "language" | "enter" | "space";
export type Key = { readonly write: string } | { readonly act: KeyAction };

export type Layer = "letters" | "digits" | "symbols";
export type KeyboardLanguage = "en" | "de";

const letters = {
  en: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  de: ["qwertzuiopü", "asdfghjklöä", "yxcvbnmß"],
} as const satisfies Record<KeyboardLanguage, readonly string[]>;
const digits = ["1234567890", '-/:;()€&@"', ".,?!'+%"];
const symbols = ["[]{}#%^*+=", "_\\|~<>$£§°", ".,?!'´`"];

/** Pieces of an address that save a child's patience. */
const address = ["https://", "webcal://", "www.", "/", "-", "_", ":", "@", ".com", ".ics"];

const writes = (row: string): Key[] => Array.from(row, (write) => ({ write }));
const acts = (...names: readonly KeyAction[]): Key[] => names.map((act) => ({ act }));

/** The keys in rows, for a language, a layer and a field; `url` adds a row of an address's pieces. */
export const rowsFor = (
  language: KeyboardLanguage,
  layer: Layer,
  { url = false, lines = false }: { url?: boolean; lines?: boolean } = {},
): readonly (readonly Key[])[] => {
  const [first = "", second = "", third = ""] =
    layer === "letters" ? letters[language] : layer === "digits" ? digits : symbols;
  return [
    ...(url ? [address.map((write) => ({ write }))] : []),
    writes(first),
    writes(second),
    [...acts("shift"), ...writes(third), ...acts("back")],
    [
      ...acts("layer", "language", "space"),
      ...writes(url ? "." : ","),
      ...(lines || !url ? writes(".") : []),
      ...acts("enter"),
    ],
  ];
};

/** What a key writes with the capitals on; a letter without one of its own, such as ß, stays as it is. */
export const capitalOf = (text: string): string => {
  const capital = text.toLocaleUpperCase();
  return text.length === 1 && capital.length === 1 ? capital : text;
};
