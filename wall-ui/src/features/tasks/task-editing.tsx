import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import type { Task } from "#contract/tasks.ts";
import { type Arranged, ChoreDesk } from "#client/features/tasks/editing/ManageChores.tsx";
import { EditRowContext } from "#client/features/tasks/rows/edit-mode.ts";
import { ParentGate } from "./TasksPinGate.tsx";

interface Arranging {
  readonly arrange: (arranged: Arranged | undefined) => void;
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
export const ArrangingProvider = ({ children }: { children: ReactNode }) => {
  const [arranged, arrange] = useState<Arranged>();
  const [isEditing, edit] = useState(false);
  const value = useMemo(() => ({ arrange, isEditing, edit }), [isEditing]);
  const editRow = useCallback((task: Task) => arrange({ kind: "edit", task }), []);
  return (
    <ArrangingContext value={value}>
      <EditRowContext value={isEditing ? editRow : undefined}>{children}</EditRowContext>
      <ChoreDesk arranged={arranged} gate={<ParentGate />} onArrange={arrange} />
    </ArrangingContext>
  );
};

/** The way to arrange chores. */
export const useArranging = (): Arranging => use(ArrangingContext);
