import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Task } from "#contract/tasks.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useTick } from "../use-tick.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { createExtraTapCheck } from "./extra-tap.ts";

const FacePicker = lazyPart(async () => (await import("../../members/FacePicker.tsx")).FacePicker);

/** Closes an open task and reopens a done one, for the member in whose column it stands. */
type Toggle = (task: Task, memberId: string | undefined) => void;

const ToggleContext = createContext<Toggle>(() => undefined);

/** Called by a tap, gives what to call once the server has its star. */
type PrepareCelebration = (task: Task, memberId: string) => () => void;

/** A function that keeps its identity and does what the newest one does, so that rows aren't drawn again for it. */
const useLatest = (toggle: Toggle): Toggle => {
  const newest = useRef(toggle);
  useLayoutEffect(() => {
    newest.current = toggle;
  });
  return useCallback((task, memberId) => newest.current(task, memberId), []);
};

const ticked = ({ doneBy: _before, ...task }: Task, memberId: string): Task =>
  task.done ? { ...task, done: false } : { ...task, done: true, doneBy: memberId };

/** The way to send a tick: the screen first, then the server, and a toast with the way back. */
const useSendTick = (prepareCelebration: PrepareCelebration | undefined) => {
  const { t } = useI18n();
  const family = useFamily();
  const tick = useTick();
  const problem = (error: ApiError) => {
    const isUnsent = error.code === "network" || error.code === "timeout";
    showToast({ kind: "problem", words: isUnsent ? t("toast.notSent") : errorText(t, error) });
  };
  const send = (task: Task, memberId: string, withToast: boolean) => {
    let isRefused = false;
    const celebrate = prepareCelebration?.(task, memberId);
    tick(task, memberId, {
      onSuccess: ({ awarded }) => {
        if (awarded > 0) celebrate?.();
      },
      onFailed: (error) => {
        isRefused = true;
        problem(error);
      },
    });
    // Sample content refuses at once.
    if (isRefused || !withToast) return;
    const name = family.find(({ id }) => id === memberId)?.name ?? "";
    const tell = () => {
      // By then it may have been refused, which is what the toast says.
      if (isRefused) return;
      showToast({
        kind: "done",
        memberId,
        words: task.done
          ? t("toast.reopened", { task: task.title })
          : t("toast.done", { task: task.title, name }),
        undo: () => send(ticked(task, memberId), memberId, false),
      });
    };
    // The picture with the tick comes first: a small machine takes several frames to draw both.
    requestAnimationFrame(() => setTimeout(tell));
  };
  return send;
};

/**
 * What a tap on a row does, once for a whole page: the screen first, then the server, and a way back. `actingId` is who
 * ticks what is nobody's; when that is nobody either, it asks who it was. A phone celebrates what is ticked on it; a wall
 * celebrates every chore, wherever it was ticked, and not here.
 */
export const TickProvider = ({
  actingId,
  prepareCelebration,
  children,
}: {
  actingId: string | undefined;
  prepareCelebration?: PrepareCelebration;
  children: ReactNode;
}) => {
  const { t } = useI18n();
  const send = useSendTick(prepareCelebration);
  const [asked, setAsked] = useState<Task>();
  const [isAsking, setAsking] = useState(false);
  const [isExtraTap] = useState(createExtraTapCheck);
  const toggle = useLatest((task, column) => {
    if (isExtraTap(`${task.id} ${column}`, task.done, performance.now())) return;
    const memberId = task.done ? (task.doneBy ?? column ?? actingId) : (column ?? actingId);
    if (memberId !== undefined) send(task, memberId, true);
    else {
      setAsked(task);
      setAsking(true);
    }
  });

  return (
    <ToggleContext value={toggle}>
      {children}
      {asked === undefined ? null : (
        <Suspense fallback={null}>
          <FacePicker
            open={isAsking}
            title={t("chores.whoDid", { title: asked.title })}
            onClose={() => setAsking(false)}
            onPick={(memberId) => {
              if (isAsking) send(asked, memberId, true);
              setAsking(false);
            }}
          />
        </Suspense>
      )}
    </ToggleContext>
  );
};

/** The one way that rows are ticked. */
export const useToggleTask = (): Toggle => use(ToggleContext);
