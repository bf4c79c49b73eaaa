import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "../buttons/IconButton.tsx";
import { useBackLayer } from "./back-layers.ts";
import { showToastsIn } from "./toast-store.ts";
import * as styles from "./sheet.module.css";

/**
 * A large dialog over the screen. The browser keeps the focus inside and gives it back afterwards;
 * Escape, the cross, a tap outside and, on a phone, going back close it.
 */
export const Sheet = ({
  open,
  title,
  closeLabel,
  onClose,
  children,
}: {
  open: boolean;
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackLayer(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
    if (open) return showToastsIn(element);
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-part="sheet"
      aria-labelledby={titleId}
      // React tells a dialog of the end of those inside it too.
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open ? (
        <div className={styles.sheetInside} data-part="sheet-inside">
          <header className={styles.sheetHead} data-part="sheet-head">
            <h2 id={titleId} dir="auto">
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
};
