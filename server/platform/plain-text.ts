/** Controls, except those that end a line or set words apart. */
const controls = /(?![\n\r\t])\p{Cc}/u;

/** Half a character, which no file and no other program can hold. */
const loneHalf = /\p{Cs}/u;

/** A character that can be seen: neither space, nor joined to or hidden behind others, nor the empty braille pattern. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text holds control characters or halves of characters. */
export const hasUnwritable = (text: string): boolean => controls.test(text) || loneHalf.test(text);

/** Whether a text looks empty though it isn't. */
export const isInvisible = (text: string): boolean => text.trim() !== "" && !visible.test(text);
