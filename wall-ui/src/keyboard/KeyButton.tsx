import { useMessages } from "#client/i18n/use-messages.ts";
import { keyboardMessages } from "#client/i18n/keyboard-messages.ts";
import type { Key, KeyboardLanguage, Layer } from "./layouts.ts";
import { KeyLabel } from "./KeyLabel.tsx";

/** The look of the keys: what they write now, and in which language. */
interface KeyboardState {
  readonly layer: Layer;
  readonly language: KeyboardLanguage;
  readonly shift: boolean;
  /** The field takes several lines, so that its last key breaks one. */
  readonly lines: boolean;
}

const useKeyName = (key: Key, layer: Layer): string | undefined => {
  const s = useMessages(keyboardMessages);
  if ("write" in key) return undefined;
  if (key.act === "layer") return s(layer === "letters" ? "digits" : "letters");
  return key.act === "shift" && layer !== "letters" ? s("symbols") : s(key.act);
};

/** One key; what it writes is its name, what it does has one in words. */
export const KeyButton = ({
  keyOf: key,
  onPress,
  ...state
}: KeyboardState & { keyOf: Key; onPress: () => void }) => {
  const label = useKeyName(key, state.layer);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-act={"act" in key ? key.act : undefined}
      data-long={"write" in key && key.write.length > 1}
      aria-pressed={"act" in key && key.act === "shift" ? state.shift : undefined}
      aria-label={label}
      onClick={onPress}
    >
      <KeyLabel keyOf={key} {...state} />
    </button>
  );
};
