import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Task } from "../../../contract/tasks.ts";
import type { ApiError } from "../../../client/api-error.ts";
import {
  useCloseChore,
  useCloseTodo,
  useReopenChore,
  useReopenTodo,
} from "../../../client/tasks.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { showToast } from "../../../client/ui/toasts.ts";
import { useActing } from "../shell/acting.tsx";
import { useFamily } from "../shell/family.tsx";
import { FacePicker } from "../shell/FacePicker.tsx";
import { useWords } from "../shell/use-words.ts";
import { useCelebration } from "./use-celebration.ts";

/** Closes an open task and reopens a done one; asks who it was when it is nobody's and nobody acts. */
type Toggle = (task: Task, memberId: string | undefined) => void;

const ToggleContext = createContext<Toggle>(() => undefined);

/** The four ways of ticking as one: by what the task is and which way it goes. */
const useTicking = () => {
  const ways = {
    routine: { close: useCloseChore(), reopen: useReopenChore() },
    todo: { close: useCloseTodo(), reopen: useReopenTodo() },
  };
  return (task: Task, memberId: string, onFailed: (error: ApiError) => void) =>
    ways[task.list][task.done ? "reopen" : "close"](task, memberId, { onFailed });
};

/** What a tap on a row does, once for the whole wall: the screen first, then the server, and a way back. */
export const TickProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useWords();
  const family = useFamily();
  const { memberId: actingId } = useActing();
  const tick = useTicking();
  const celebrate = useCelebration();
  const [asked, setAsked] = useState<Task>();

  const send = (task: Task, memberId: string, withToast: boolean) => {
    let isRefused = false;
    tick(task, memberId, (error) => {
      isRefused = true;
      showToast({ kind: "problem", words: errorText(t, error) });
    });
    // Sample content refuses at once.
    if (isRefused) return;
    if (!task.done) celebrate(task, memberId);
    if (!withToast) return;
    const name = family.find(({ id }) => id === memberId)?.name ?? "";
    const { doneBy: _before, ...rest } = task;
    const now: Task = task.done
      ? { ...rest, done: false }
      : { ...rest, done: true, doneBy: memberId };
    showToast({
      kind: "done",
      memberId,
      words: task.done
        ? t("toast.reopened", { task: task.title })
        : t("toast.done", { task: task.title, name }),
      undo: () => send(now, memberId, false),
    });
  };

  const toggle: Toggle = (task, column) => {
    const memberId = task.done ? (task.doneBy ?? column ?? actingId) : (column ?? actingId);
    if (memberId === undefined) setAsked(task);
    else send(task, memberId, true);
  };
  const latest = useLatest(toggle);

  return (
    <ToggleContext value={latest}>
      {children}
      <FacePicker
        open={asked !== undefined}
        title={t("wall.whoDid", { title: asked?.title ?? "" })}
        onClose={() => setAsked(undefined)}
        onPick={(memberId) => {
          if (asked !== undefined) send(asked, memberId, true);
          setAsked(undefined);
        }}
      />
    </ToggleContext>
  );
};

/** A function that keeps its identity and does what the newest one does, so that rows aren't drawn again for it. */
const useLatest = (toggle: Toggle): Toggle => {
  const newest = useRef(toggle);
  useLayoutEffect(() => {
    newest.current = toggle;
  });
  return useCallback((task, memberId) => newest.current(task, memberId), []);
};

/** The one way that rows are ticked on the wall. */
export const useToggle = (): Toggle => use(ToggleContext);
