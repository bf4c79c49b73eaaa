import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import type { Task } from "#contract/tasks.ts";
import type { ManagedChore } from "#client/features/tasks/editing/ManageChores.tsx";
import { EditTaskRowContext } from "#client/features/tasks/rows/edit-mode.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { UnassignedChores } from "./UnassignedChores.tsx";
import { MemberSwitch } from "./MemberSwitch.tsx";
import { ApprovalInbox } from "./ApprovalInbox.tsx";
import { ParentTools } from "./ParentTools.tsx";
import { MemberRoutine } from "./MemberRoutine.tsx";
import { MemberTodos } from "./MemberTodos.tsx";
import * as styles from "./chores.module.css";
import * as headStyles from "../../ui/head.module.css";

const AbsenceList = lazyPart(
  async () => (await import("#client/app/absences/AbsenceList.tsx")).AbsenceList,
);
const ManageChores = lazyPart(
  async () => (await import("#client/features/tasks/editing/ManageChores.tsx")).ManageChores,
);

const ChoresHead = ({
  isEditing,
  onEdit,
  onArrange,
}: {
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onArrange: (chore: ManagedChore) => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  const isParent = useParentHere();
  return (
    <header className={headStyles.head} data-part="head" data-testid="head">
      <h1>{t("chores.title")}</h1>
      <Row gap={2} className={styles.headWays}>
        {isParent && can("update") ? (
          <IconButton
            icon={isEditing ? "check" : "pencil"}
            label={s(isEditing ? "editDone" : "edit")}
            aria-pressed={isEditing}
            onClick={() => onEdit(!isEditing)}
          />
        ) : null}
        {isParent && can("create") ? (
          <IconButton
            icon="plus"
            label={s("add.routine")}
            onClick={() => onArrange({ kind: "add", list: "routine", memberIds: [] })}
          />
        ) : null}
        <MeButton />
      </Row>
    </header>
  );
};

/** My chores and to-dos; a face shows somebody else's. Parents arrange them here. */
export const ChoresPage = ({ who }: { who: string | undefined }) => {
  const s = useMessages(taskMessages);
  const family = useFamily();
  const me = useMe();
  const can = useCapabilities("tasks");
  const isParent = useParentHere();
  const [arranged, arrange] = useState<ManagedChore>();
  const [isEditing, edit] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const open = useCallback((next: ManagedChore | undefined) => {
    arrange(next);
    setManaging(true);
  }, []);
  const editRow = useCallback((task: Task) => open({ kind: "edit", task }), [open]);
  const member = family.find(({ id }) => id === who) ?? me ?? family[0];
  return (
    <>
      <ChoresHead isEditing={isEditing} onEdit={edit} onArrange={open} />
      {isParent ? <ApprovalInbox /> : null}
      {member === undefined ? null : (
        <EditTaskRowContext value={isEditing ? editRow : undefined}>
          <MemberSwitch shownId={member.id} />
          <MemberRoutine key={`routine ${member.id}`} member={member} />
          <UnassignedChores />
          <MemberTodos
            key={`todos ${member.id}`}
            member={member}
            onAdd={
              can("create")
                ? () => open({ kind: "add", list: "todo", memberIds: [member.id] })
                : undefined
            }
          />
          {isParent ? <ParentTools member={member} onArrange={open} /> : null}
        </EditTaskRowContext>
      )}
      {isManaging ? (
        <Suspense fallback={null}>
          <ManageChores
            arranged={arranged}
            gate={<p>{s("gate")}</p>}
            absences={<AbsenceList />}
            onArrange={arrange}
          />
        </Suspense>
      ) : null}
    </>
  );
};
