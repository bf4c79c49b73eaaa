import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { capitalOf, type Key, type KeyboardLanguage, type Layer } from "./layouts.ts";

/** What stands on a key. */
export const KeyLabel = ({
  keyOf: key,
  layer,
  language,
  shift,
  lines,
}: {
  keyOf: Key;
  layer: Layer;
  language: KeyboardLanguage;
  shift: boolean;
  lines: boolean;
}) => {
  if ("write" in key) return shift ? capitalOf(key.write) : key.write;
  switch (key.act) {
    case "shift":
      if (layer !== "letters") return layer === "digits" ? "#+=" : "123";
      return <FeatureIcon name={shift ? "shift-on" : "shift"} />;
    case "back":
      return <Icon name="backspace" />;
    case "layer":
      return layer === "letters" ? "123" : "abc";
    case "language":
      return language.toUpperCase();
    case "enter":
      return lines ? <FeatureIcon name="return" /> : <Icon name="check" />;
    case "space":
      return null;
  }
};
