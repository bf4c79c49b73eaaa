import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { QuietLevel } from "#client/features/quiet/quiet-level.ts";
import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { quietMessages } from "#client/features/quiet/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Toaster } from "#client/ui/overlays/Toaster.tsx";
import { useLongPress } from "./use-long-press.ts";
import * as styles from "./quiet.module.css";

/** How the wall rests, and whether a touch has just ended that. */
export interface QuietState {
  readonly rest: Exclude<QuietLevel, "awake">;
  readonly isLeaving: boolean;
}

const isToast = (target: EventTarget) =>
  target instanceof Element && target.closest("[data-part~=toast]") !== null;

/**
 * What covers the wall while it rests. A dialog, because the browser then lets no touch and no key through to the pages
 * below, and shows nothing above it. A tap or a key wakes the wall; `onStay` hears on what a
 * finger stayed, and says whether that meant something else than a tap.
 */
export const QuietCover = ({
  rest,
  isLeaving,
  onStay,
  children,
}: QuietState & { onStay?: (target: EventTarget) => boolean; children: ReactNode }) => {
  const s = useMessages(quietMessages);
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const press = useLongPress(quietMode.touch, onStay);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.quiet}
      data-part="quiet"
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
        quietMode.touch();
      }}
    >
      {children}
      <Toaster undoLabel={t("action.undo")} closeLabel={t("action.close")} isOfDialog />
    </dialog>
  );
};
