import { Toast } from "./Toast.tsx";
import { dismissToast, useToasts } from "./toast-store.ts";
import * as styles from "./toaster.module.css";

/** Shows toasts; once per screen. They are read out politely and reachable by keyboard. */
export const Toaster = ({ undoLabel, closeLabel }: { undoLabel: string; closeLabel: string }) => {
  const toasts = useToasts();
  return (
    <div className={styles.toaster} data-part="toaster" role="status">
      {toasts.map(({ id, words, kind, memberId, undo }) => (
        <Toast
          key={id}
          words={words}
          kind={kind}
          memberId={memberId}
          labels={{ undo: undoLabel, close: closeLabel }}
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
