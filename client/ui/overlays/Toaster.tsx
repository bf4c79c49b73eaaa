import { useRef } from "react";
import { createPortal } from "react-dom";
import { Toast } from "./Toast.tsx";
import { dismissToast, useToasts, useTopDialog } from "./toast-store.ts";
import { useNearFinger } from "./use-near-finger.ts";
import * as styles from "./toaster.module.css";

/** Shows toasts, over an open sheet too; once per screen. They are read out politely and reachable by keyboard. */
export const Toaster = ({
  undoLabel,
  closeLabel,
  isNearFinger = false,
  isOfDialog = false,
}: {
  undoLabel: string;
  closeLabel: string;
  /** On a large screen a toast comes near the finger that caused it. */
  isNearFinger?: boolean;
  /** It belongs to the dialog that is around it, and stays there. */
  isOfDialog?: boolean;
}) => {
  const toasts = useToasts();
  const dialog = useTopDialog();
  const box = useRef<HTMLDivElement>(null);
  useNearFinger(box, toasts, isNearFinger, dialog);
  const shown = (
    <div
      ref={box}
      className={styles.toaster}
      data-part="toaster"
      data-near={isNearFinger}
      role="status"
    >
      {toasts.map(({ id, words, kind, memberId, undo, undoLabel: ownLabel }) => (
        <Toast
          key={id}
          words={words}
          kind={kind}
          memberId={memberId}
          labels={{ undo: ownLabel ?? undoLabel, close: closeLabel }}
          onUndo={
            undo &&
            (() => {
              dismissToast(id);
              undo();
            })
          }
          onClose={() => dismissToast(id)}
        />
      ))}
    </div>
  );
  return dialog === undefined || isOfDialog ? shown : createPortal(shown, dialog);
};
