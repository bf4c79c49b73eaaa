import type { EditableField } from "./editable-field.ts";

const tell = (field: EditableField): void => {
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Where a field has more lines than it shows, the last one is seen while it is written.
  if (field.selectionEnd === field.value.length) field.scrollTop = field.scrollHeight;
};

/** Writes where the cursor is, as a keyboard does; what is selected goes. */
export const insertText = (field: EditableField, text: string): void => {
  const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? 0];
  const room = field.maxLength < 0 ? text.length : field.maxLength - field.value.length + to - from;
  const fits = text.slice(0, Math.max(0, room));
  if (fits === "" && from === to) return;
  field.setRangeText(fits, from, Math.max(from, to), "end");
  tell(field);
};

/** Takes away what is selected, else the letter before the cursor, however many code units it has. */
export const deleteBackward = (field: EditableField): void => {
  const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  if (to === 0) return;
  const letter = new Intl.Segmenter().segment(field.value.slice(0, from));
  const last = Array.from(letter, ({ segment }) => segment.length).at(-1) ?? 0;
  field.setRangeText("", from === to ? from - last : from, to, "end");
  tell(field);
};
