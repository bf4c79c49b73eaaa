import { useSyncExternalStore } from "react";

/** What a toast says. */
export interface ToastContent {
  readonly id: number;
  readonly words: string;
  readonly kind: "done" | "problem";
  readonly memberId?: string | undefined;
  readonly undo?: (() => void) | undefined;
  /** What the way back is called where it isn't "Undo". */
  readonly undoLabel?: string | undefined;
}

/** How long a mistake can be taken back, in milliseconds. */
export const undoTimeMs = 8000;

let shown: readonly ToastContent[] = [];
let count = 0;
const listeners = new Set<() => void>();

const set = (next: readonly ToastContent[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Takes a toast away before its time. */
export const dismissToast = (id: number) => set(shown.filter((toast) => toast.id !== id));

/** Says something for eight seconds, with a way back where there is one. The newest stands in place of the one before. */
export const showToast = (toast: Omit<ToastContent, "id">) => {
  count += 1;
  const id = count;
  set([{ ...toast, id }]);
  setTimeout(() => dismissToast(id), undoTimeMs);
};

/** The toasts on the screen. */
export const useToasts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
