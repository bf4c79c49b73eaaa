import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { keyboardWords } from "#client/i18n/keyboard-messages.ts";
import {
  type Act,
  capitalOf,
  type Key,
  type KeyboardLanguage,
  type Layer,
  rowsFor,
} from "./layouts.ts";
import { KeyFace } from "./KeyLabel.tsx";
import { erase, type Writable, write } from "./type-into.ts";
import "./keyboard.css";

const idOf = (key: Key) => ("write" in key ? key.write : key.act);
const layerFor = (field: Writable): Layer =>
  ["tel", "numeric", "decimal"].includes(field.inputMode) ? "digits" : "letters";
const beginsWord = (field: Writable): boolean =>
  field.inputMode === "" &&
  field.type === "text" &&
  field.autocapitalize !== "none" &&
  /^$|[\s-]$/.test(field.value.slice(0, field.selectionStart ?? 0));

/** Keeps the page as much shorter as the keys are high, and the field in sight. */
const useRoom = (keys: React.RefObject<HTMLDivElement | null>, field: Writable) => {
  useLayoutEffect(() => {
    const element = keys.current;
    if (element === null) return;
    element.showPopover();
    const root = document.documentElement;
    const make = () => {
      root.style.setProperty("--keyboard", `${element.offsetHeight}px`);
      root.dataset["keyboard"] = "open";
      requestAnimationFrame(() => field.scrollIntoView({ block: "center" }));
    };
    const observer = new ResizeObserver(make);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--keyboard");
      delete root.dataset["keyboard"];
    };
  }, [keys, field]);
};

/** The keys for one field. A key never takes the focus away from it. */
export const Keys = ({ field }: { field: Writable }) => {
  const s = useWordsOf(keyboardWords);
  const { language: spoken } = useText();
  const keys = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<KeyboardLanguage>(spoken);
  const [layer, setLayer] = useState(() => layerFor(field));
  const [shift, setShift] = useState(() => beginsWord(field));
  useRoom(keys, field);
  const lines = field instanceof HTMLTextAreaElement;
  const url = field.inputMode === "url";

  // The cursor moves by taps too: a new word begins with a capital where names are written.
  useEffect(() => {
    const moved = () => setShift(beginsWord(field));
    field.addEventListener("input", moved);
    return () => field.removeEventListener("input", moved);
  }, [field]);

  const acts: Record<Act, () => void> = {
    shift: () =>
      layer === "letters" ? setShift(!shift) : setLayer(layer === "digits" ? "symbols" : "digits"),
    back: () => erase(field),
    layer: () => setLayer(layer === "letters" ? "digits" : "letters"),
    language: () => setLanguage(language === "en" ? "de" : "en"),
    space: () => write(field, " "),
    enter: () => {
      if (lines) write(field, "\n");
      else if (field.form === null) field.blur();
      else field.form.requestSubmit();
    },
  };
  const spell = (text: string) => (shift ? capitalOf(text) : text);
  const press = (key: Key) => ("write" in key ? write(field, spell(key.write)) : acts[key.act]());
  const nameOf = (key: Key) =>
    "write" in key
      ? undefined
      : key.act === "layer"
        ? s(layer === "letters" ? "digits" : "letters")
        : key.act === "shift" && layer !== "letters"
          ? s("symbols")
          : s(key.act);

  return (
    <div
      ref={keys}
      className="keyboard"
      popover="manual"
      role="group"
      aria-label={s("keyboard")}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className="keyboard-down"
        tabIndex={-1}
        aria-label={s("hide")}
        onClick={() => field.blur()}
      >
        <i aria-hidden="true" />
      </button>
      {rowsFor(language, layer, { url, lines }).map((row) => (
        <div className="keyboard-row" key={row.map(idOf).join(" ")}>
          {row.map((key) => (
            <button
              type="button"
              tabIndex={-1}
              key={idOf(key)}
              data-act={"act" in key ? key.act : undefined}
              data-long={"write" in key && key.write.length > 1}
              aria-pressed={"act" in key && key.act === "shift" ? shift : undefined}
              aria-label={nameOf(key)}
              onClick={() => press(key)}
            >
              <KeyFace {...{ keyOf: key, layer, language, shift, lines }} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
};
