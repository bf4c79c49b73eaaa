import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { createPortal } from "react-dom";
import { type EditableField, editableFieldOf } from "./editable-field.ts";

const Keys = lazyPart(async () => (await import("./KeyRows.tsx")).KeyRows);

/** Phones and tablets bring a keyboard of their own, which knows their owner's language better. */
const bringsItsOwn = (): boolean =>
  /Android|iPhone|iPad|CrOS/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

const afterTapMs = 200;

/** The keyboard of a wall without one: it comes when a finger opens a field, and goes with the field's focus. */
export const OnScreenKeyboard = () => {
  const [field, setField] = useState<EditableField>();
  useEffect(() => {
    if (bringsItsOwn()) return;
    let byTouch = false;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const show = (next: EditableField | undefined) => {
      clearTimeout(closing);
      if (next !== undefined) setField(next);
      // The tap that left the field has yet to arrive where it was meant for, so nothing moves under it.
      else closing = setTimeout(() => setField(undefined), afterTapMs);
    };
    const pointed = (event: PointerEvent) => {
      byTouch = event.pointerType === "touch";
      // A finger on the field that has the focus already, after a key of a real keyboard sent it away.
      const touched = editableFieldOf(event.target);
      if (byTouch && touched !== undefined && touched === document.activeElement) show(touched);
    };
    const focused = (event: FocusEvent) =>
      show(byTouch ? editableFieldOf(event.target) : undefined);
    const left = () => show(undefined);
    const typed = (event: KeyboardEvent) => {
      if (event.isTrusted && event.key.length === 1) show(undefined);
    };
    // A field that leaves the page with its dialog says nothing of it.
    const gone = new MutationObserver(() =>
      setField((current) => (current?.isConnected === false ? undefined : current)),
    );
    gone.observe(document.body, { childList: true, subtree: true });
    addEventListener("pointerdown", pointed, { capture: true, passive: true });
    addEventListener("focusin", focused);
    addEventListener("focusout", left);
    addEventListener("keydown", typed);
    return () => {
      clearTimeout(closing);
      gone.disconnect();
      removeEventListener("pointerdown", pointed, { capture: true });
      removeEventListener("focusin", focused);
      removeEventListener("focusout", left);
      removeEventListener("keydown", typed);
    };
  }, []);
  if (field === undefined) return null;
  return createPortal(
    <Suspense fallback={null}>
      <Keys key={field.id} field={field} />
    </Suspense>,
    // Beside an open dialog everything is out of reach; inside of it the keys are not.
    field.closest("dialog") ?? document.body,
  );
};
