/** Controls, except those that end a line or set words apart. */
const controls = /(?![\n\r\t])\p{Cc}/u;
const everyControl = /(?![\n\r\t])\p{Cc}/gu;

/** Half a character, which no file and no other program can hold. */
const loneHalf = /\p{Cs}/u;
const everyLoneHalf = /\p{Cs}/gu;

/** A character that can be seen: neither space, nor joined to or hidden behind others, nor the empty braille pattern. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text holds control characters or halves of characters. */
export const hasUnwritable = (text: string): boolean => controls.test(text) || loneHalf.test(text);

/** Whether a text looks empty though it isn't. */
export const isInvisible = (text: string): boolean => text.trim() !== "" && !visible.test(text);

/** The text without control characters and halves of characters; empty where nothing of it could be seen. */
export const withoutUnwritable = (text: string): string => {
  const clean = hasUnwritable(text)
    ? text.replaceAll(everyControl, "").replaceAll(everyLoneHalf, "")
    : text;
  return isInvisible(clean) ? "" : clean;
};

/** The same value with each text in it as `clean` makes it; the names of its fields stay. */
export const mapTexts = (value: unknown, clean: (text: string) => string): unknown => {
  if (typeof value === "string") return clean(value);
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, clean));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, mapTexts(one, clean)]),
  );
};

/** A text of at most `longest` UTF-16 units, with no character cut in two. */
export const truncateText = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
