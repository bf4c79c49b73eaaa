import type { ReactNode } from "react";
import type { Task } from "#contract/tasks.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { AddTask } from "./AddTask.tsx";
import { AllRoutines } from "./AllRoutines.tsx";
import { ApprovalList } from "../approvals/ApprovalList.tsx";
import { emptyTaskDraft } from "./task-draft.ts";
import { EditTask } from "./EditTask.tsx";
import { PreReaderSwitch } from "./PreReaderSwitch.tsx";
import { useParentHere } from "../../access/queries.ts";

/** What is being arranged: a task that is new or changed, or a list of them all. */
export type ManagedChore =
  | { readonly kind: "add"; readonly list: Task["list"]; readonly memberIds: readonly string[] }
  | { readonly kind: "edit"; readonly task: Task; readonly fromAll?: boolean }
  | { readonly kind: "preReader"; readonly member: FamilyMember }
  | { readonly kind: "allRoutines" | "pauses" | "approvals" };

const needsParent = (arranged: ManagedChore): boolean => {
  if (arranged.kind === "add") return arranged.list === "routine";
  return arranged.kind !== "edit" || arranged.task.list === "routine";
};

const useTitle = () => {
  const s = useMessages(taskMessages);
  return (arranged: ManagedChore): string => {
    if (arranged.kind === "add") return s(`add.${arranged.list}`);
    if (arranged.kind === "edit") return s(`edit.${arranged.task.list}`);
    return s(arranged.kind);
  };
};

const Inside = ({
  arranged,
  absences,
  onArrange,
}: {
  arranged: ManagedChore;
  absences: ReactNode;
  onArrange: (next: ManagedChore | undefined) => void;
}) => {
  const close = () => onArrange(undefined);
  switch (arranged.kind) {
    case "add":
      return <AddTask start={emptyTaskDraft(arranged.list, arranged.memberIds)} onDone={close} />;
    case "edit":
      return (
        <EditTask
          task={arranged.task}
          onDone={() => onArrange(arranged.fromAll === true ? { kind: "allRoutines" } : undefined)}
        />
      );
    case "allRoutines":
      return <AllRoutines onEdit={(task) => onArrange({ kind: "edit", task, fromAll: true })} />;
    case "preReader":
      return <PreReaderSwitch member={arranged.member} />;
    case "pauses":
      return absences;
    case "approvals":
      return <ApprovalList />;
  }
};

/** The sheet in which chores are arranged; `gate` stands there instead where a parent is needed and none has proved it. */
export const ManageChores = ({
  arranged,
  gate,
  absences,
  onArrange,
}: {
  arranged: ManagedChore | undefined;
  gate: ReactNode;
  /** Who is away, which is another feature's. */
  absences: ReactNode;
  onArrange: (next: ManagedChore | undefined) => void;
}) => {
  const { t } = useI18n();
  const titleOf = useTitle();
  const isParent = useParentHere();
  return (
    <Sheet
      open={arranged !== undefined}
      title={arranged === undefined ? "" : titleOf(arranged)}
      closeLabel={t("action.close")}
      onClose={() => onArrange(undefined)}
    >
      {arranged === undefined ? null : needsParent(arranged) && !isParent ? (
        gate
      ) : (
        <Inside arranged={arranged} absences={absences} onArrange={onArrange} />
      )}
    </Sheet>
  );
};
