import { useId } from "react";
import type { Message } from "../../i18n/catalogue.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";
import { Picture } from "../pictures/Picture.tsx";
import * as styles from "./picture-picker.module.css";

/** One picture of many, each with its name; one that isn't among them, such as an emoji from a file, stands first. */
export const PicturePicker = ({
  label,
  words,
  value,
  onPick,
}: {
  label: string;
  words: FeatureMessages<Readonly<Record<string, Message>>>;
  value: string | undefined;
  onPick: (name: string) => void;
}) => {
  const { language } = useI18n();
  const group = useId();
  const said = words[language];
  const names = Object.keys(said);
  const all = value === undefined || names.includes(value) ? names : [value, ...names];
  const nameOf = (name: string): string => {
    const message = said[name];
    return typeof message === "string" ? message : name;
  };
  return (
    <fieldset className={styles.picturePicker}>
      <legend>{label}</legend>
      {all.map((name) => (
        <label key={name} title={nameOf(name)}>
          <input
            type="radio"
            name={group}
            aria-label={nameOf(name)}
            checked={name === value}
            onChange={() => onPick(name)}
          />
          <Picture name={name} neutral="wrapped-gift" />
        </label>
      ))}
    </fieldset>
  );
};
