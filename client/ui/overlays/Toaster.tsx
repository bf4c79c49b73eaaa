import { useRef } from "react";
import { Toast } from "./Toast.tsx";
import { dismissToast, useToasts } from "./toast-store.ts";
import { useNearFinger } from "./use-near-finger.ts";
import * as styles from "./toaster.module.css";

/** Shows toasts; once per screen. They are read out politely and reachable by keyboard. */
export const Toaster = ({
  undoLabel,
  closeLabel,
  isNearFinger = false,
}: {
  undoLabel: string;
  closeLabel: string;
  /** On a large screen a toast comes near the finger that caused it. */
  isNearFinger?: boolean;
}) => {
  const toasts = useToasts();
  const box = useRef<HTMLDivElement>(null);
  useNearFinger(box, toasts, isNearFinger);
  return (
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
};
