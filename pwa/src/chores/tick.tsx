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
import { useText } from "../../../client/text/use-text.ts";
import { showToast } from "../../../client/ui/toasts.ts";
import { useFamily, useMe } from "../shell/family.tsx";
import { useCelebration } from "./use-celebration.ts";
import { WhoDidIt } from "./WhoDidIt.tsx";

/** Closes an open task and reopens a done one, for the member in whose column it stands. */
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

/** A function that keeps its identity and does what the newest one does, so that rows aren't drawn again for it. */
const useLatest = (toggle: Toggle): Toggle => {
  const newest = useRef(toggle);
  useLayoutEffect(() => {
    newest.current = toggle;
  });
  return useCallback((task, memberId) => newest.current(task, memberId), []);
};

/** What a tap on a row does: the screen first, then the server, and a way back. A tap that never got there says so. */
export const TickProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useText();
  const family = useFamily();
  const me = useMe();
  const tick = useTicking();
  const celebrate = useCelebration();
  const [asked, setAsked] = useState<Task>();

  const problem = (error: ApiError) => {
    const isUnsent = error.code === "network" || error.code === "timeout";
    showToast({ kind: "problem", words: isUnsent ? t("phone.notSent") : errorText(t, error) });
  };
  const send = (task: Task, memberId: string, withToast: boolean) => {
    let isRefused = false;
    tick(task, memberId, (error) => {
      isRefused = true;
      problem(error);
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

  const toggle = useLatest((task, column) => {
    const memberId = task.done ? (task.doneBy ?? column ?? me?.id) : (column ?? me?.id);
    if (memberId === undefined) setAsked(task);
    else send(task, memberId, true);
  });

  return (
    <ToggleContext value={toggle}>
      {children}
      <WhoDidIt
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

/** The one way that rows are ticked on the phone. */
export const useToggle = (): Toggle => use(ToggleContext);
