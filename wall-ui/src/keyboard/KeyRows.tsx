import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { keyboardMessages } from "#client/i18n/keyboard-messages.ts";
import {
  type KeyAction,
  capitalOf,
  type Key,
  type KeyboardLanguage,
  type Layer,
  rowsFor,
} from "./layouts.ts";
import type { EditableField } from "./editable-field.ts";
import { deleteBackward, insertText } from "./type-into.ts";
import { KeyButton } from "./KeyButton.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./keyboard.module.css";

const idOf = (key: Key) => ("write" in key ? key.write : key.act);
const layerFor = (field: EditableField): Layer =>
  ["tel", "numeric", "decimal"].includes(field.inputMode) ? "digits" : "letters";
const beginsWord = (field: EditableField): boolean =>
  field.inputMode === "" &&
  field.type === "text" &&
  field.autocapitalize !== "none" &&
  /^$|[\s-]$/.test(field.value.slice(0, field.selectionStart ?? 0));

/** Less than this, in pixels, is scrolled back: it would only cut the heading above the field. */
const littleScrolled = 48;

/** Whether something lies over the field's lower edge, as the ways out of a form do that stay in sight. */
const isCovered = (field: EditableField): boolean => {
  const { left, width, bottom } = field.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, bottom - 2);
  return seen !== null && !seen.contains(field) && seen !== field;
};

const showField = (field: EditableField): void => {
  field.scrollIntoView({ block: "center" });
  for (let box = field.parentElement; box !== null; box = box.parentElement) {
    const { scrollTop } = box;
    if (scrollTop >= littleScrolled) continue;
    box.scrollTop = 0;
    if (isCovered(field)) box.scrollTop = scrollTop;
  }
};

/** Keeps the page as much shorter as the keys are high, and the field in sight. */
const useKeyboardSpace = (keys: React.RefObject<HTMLDivElement | null>, field: EditableField) => {
  useLayoutEffect(() => {
    const element = keys.current;
    if (element === null) return;
    element.showPopover();
    const root = document.documentElement;
    let frame = 0;
    const make = () => {
      root.style.setProperty("--keyboard", `${element.offsetHeight}px`);
      root.dataset["keyboard"] = "open";
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        // On a slow wall the keys come for a field that somebody has left already.
        if (document.activeElement === field) showField(field);
      });
    };
    const observer = new ResizeObserver(make);
    observer.observe(element);
    // It grows with what is written.
    observer.observe(field);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      root.style.removeProperty("--keyboard");
      delete root.dataset["keyboard"];
    };
  }, [keys, field]);
};

/** Whether the next letter is a capital: wherever a word begins, until someone chooses otherwise. */
const useShift = (field: EditableField) => {
  const [shift, setShift] = useState(() => beginsWord(field));
  // The cursor moves by taps too: a new word begins with a capital where names are written.
  useEffect(() => {
    const moved = () => setShift(beginsWord(field));
    field.addEventListener("input", moved);
    return () => field.removeEventListener("input", moved);
  }, [field]);
  return [shift, setShift] as const;
};

const HideKeys = ({ field }: { field: EditableField }) => {
  const s = useMessages(keyboardMessages);
  return (
    <button
      type="button"
      className={styles.keyboardDown}
      tabIndex={-1}
      aria-label={s("hide")}
      onClick={() => field.blur()}
    >
      <i aria-hidden="true" />
    </button>
  );
};

/** The keys for one field. A key never takes the focus away from it. */
export const KeyRows = ({ field }: { field: EditableField }) => {
  const s = useMessages(keyboardMessages);
  const { language: spoken } = useI18n();
  const keys = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<KeyboardLanguage>(spoken);
  const [layer, setLayer] = useState(() => layerFor(field));
  const [shift, setShift] = useShift(field);
  useKeyboardSpace(keys, field);
  const lines = field instanceof HTMLTextAreaElement;
  const url = field.inputMode === "url";

  const acts: Record<KeyAction, () => void> = {
    shift: () =>
      layer === "letters" ? setShift(!shift) : setLayer(layer === "digits" ? "symbols" : "digits"),
    back: () => deleteBackward(field),
    layer: () => setLayer(layer === "letters" ? "digits" : "letters"),
    language: () => setLanguage(language === "en" ? "de" : "en"),
    space: () => insertText(field, " "),
    enter: () => {
      if (lines) insertText(field, "\n");
      // A form with more to choose below keeps open: the keys make room for that.
      else if (field.form === null || field.enterKeyHint === "done") field.blur();
      else field.form.requestSubmit();
    },
  };
  const spell = (text: string) => (shift ? capitalOf(text) : text);
  const press = (key: Key) =>
    "write" in key ? insertText(field, spell(key.write)) : acts[key.act]();

  return (
    <div
      ref={keys}
      className={styles.keyboard}
      data-testid="keyboard"
      popover="manual"
      role="group"
      aria-label={s("keyboard")}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <HideKeys field={field} />
      {rowsFor(language, layer, { url, lines }).map((row) => (
        <Row
          align="stretch"
          justify="center"
          className={styles.keyboardRow}
          key={row.map(idOf).join(" ")}
        >
          {row.map((key) => (
            <KeyButton
              key={idOf(key)}
              keyOf={key}
              onPress={() => press(key)}
              {...{ layer, language, shift, lines }}
            />
          ))}
        </Row>
      ))}
    </div>
  );
};
