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
  /** How long it is shown, in ms, where it takes longer to read. */
  readonly lastsMs?: number | undefined;
}

/** How long a mistake can be taken back, in milliseconds. */
export const undoTimeMs = 8000;

let shown: readonly ToastContent[] = [];
let dialogs: readonly Element[] = [];
let count = 0;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

const set = (next: readonly ToastContent[]) => {
  shown = next;
  tell();
};

/** Shows toasts inside of a modal dialog, beside which all is hidden and out of reach, until what it returns is called. */
export const showToastsIn = (dialog: Element): (() => void) => {
  dialogs = [...dialogs, dialog];
  tell();
  return () => {
    dialogs = dialogs.filter((one) => one !== dialog);
    tell();
  };
};

/** Takes a toast away before its time. */
export const dismissToast = (id: number) => set(shown.filter((toast) => toast.id !== id));

/** Says something for eight seconds unless told, with a way back where there is one. The newest stands in place of the one before. */
export const showToast = (toast: Omit<ToastContent, "id">) => {
  count += 1;
  const id = count;
  set([{ ...toast, id }]);
  setTimeout(() => dismissToast(id), toast.lastsMs ?? undoTimeMs);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The toasts on the screen. */
export const useToasts = () => useSyncExternalStore(subscribe, () => shown);

/** The modal dialog that lies over everything else; undefined where none does. */
export const useTopDialog = () => useSyncExternalStore(subscribe, () => dialogs.at(-1));
