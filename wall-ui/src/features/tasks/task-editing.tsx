import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import type { Task } from "#contract/tasks.ts";
import { AbsenceList } from "#client/app/absences/AbsenceList.tsx";
import { type ManagedChore, ManageChores } from "#client/features/tasks/editing/ManageChores.tsx";
import { EditTaskRowContext } from "#client/features/tasks/rows/edit-mode.ts";
import { TasksPinGate } from "./TasksPinGate.tsx";

interface Arranging {
  readonly arrange: (arranged: ManagedChore | undefined) => void;
  /** A tap on a row changes the chore instead of ticking it. */
  readonly isEditing: boolean;
  readonly edit: (isEditing: boolean) => void;
}

const ArrangingContext = createContext<Arranging>({
  arrange: () => undefined,
  isEditing: false,
  edit: () => undefined,
});

/** Where chores can be arranged: the rows inside are edited by a tap while that is switched on. */
export const TaskEditingProvider = ({ children }: { children: ReactNode }) => {
  const [arranged, arrange] = useState<ManagedChore>();
  const [isEditing, edit] = useState(false);
  const value = useMemo(() => ({ arrange, isEditing, edit }), [isEditing]);
  const editRow = useCallback((task: Task) => arrange({ kind: "edit", task }), []);
  return (
    <ArrangingContext value={value}>
      <EditTaskRowContext value={isEditing ? editRow : undefined}>{children}</EditTaskRowContext>
      <ManageChores
        arranged={arranged}
        gate={<TasksPinGate />}
        absences={<AbsenceList />}
        onArrange={arrange}
      />
    </ArrangingContext>
  );
};

/** The way to arrange chores. */
export const useTaskEditing = (): Arranging => use(ArrangingContext);
