import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Rest } from "#client/features/quiet/quiet-level.ts";
import { quiet } from "#client/features/quiet/use-quiet-mode.ts";
import { quietWords } from "#client/features/quiet/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Toaster } from "#client/ui/Toaster.tsx";
import { usePress } from "./use-long-press.ts";
import "./quiet.css";

/** How the wall rests, and whether a touch has just ended that. */
export interface Resting {
  readonly rest: Exclude<Rest, "awake">;
  readonly isLeaving: boolean;
}

const isToast = (target: EventTarget) =>
  target instanceof Element && target.closest(".toast") !== null;

/**
 * What covers the wall while it rests. A dialog, because the browser then lets no touch and no key through to the rooms
 * below, and shows nothing above it. A tap or a key wakes the wall; `onStay` hears on what a
 * finger stayed, and says whether that meant something else than a tap.
 */
export const Cover = ({
  rest,
  isLeaving,
  onStay,
  children,
}: Resting & { onStay?: (target: EventTarget) => boolean; children: ReactNode }) => {
  const s = useWordsOf(quietWords);
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const press = usePress(quiet.touch, onStay);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="quiet"
      aria-label={s("resting")}
      data-rest={rest}
      data-leaving={isLeaving}
      {...press}
      onPointerDown={(event) => {
        if (!isToast(event.target)) press.onPointerDown(event);
      }}
      onContextMenu={(event) => event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (isToast(event.target) || event.key === "Tab") return;
        event.preventDefault();
        quiet.touch();
      }}
    >
      {children}
      <Toaster undoLabel={t("action.undo")} closeLabel={t("action.close")} />
    </dialog>
  );
};
