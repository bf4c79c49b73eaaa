/** The parts of a key press that decide whether the page receives it. */
export interface PressedKey {
  readonly key: string;
  readonly control: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
  readonly shift: boolean;
}

const editing = ["a", "c", "v", "x", "z"];
const moving = ["ArrowLeft", "ArrowRight", "Home", "End", "Backspace", "Delete"];

/** Whether a key press reaches the page: writing, editing and moving do; a browser's shortcuts don't. */
export const isAllowedKey = ({ key, control, alt, meta, shift }: PressedKey): boolean => {
  if (meta || /^(F\d+|Browser.*|Launch.*|Print.*|ContextMenu|Meta|OS)$/.test(key)) return false;
  // AltGr reports both, and types a character: @ on a German keyboard.
  if (control && alt) return key.length === 1 && !/[a-z]/i.test(key);
  if (control) return (!shift && editing.includes(key.toLowerCase())) || moving.includes(key);
  return !alt || key === "Alt";
};
