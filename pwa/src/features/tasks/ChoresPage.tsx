import { lazy, Suspense, useCallback, useState } from "react";
import type { Task } from "#contract/tasks.ts";
import type { Arranged } from "#client/features/tasks/editing/ManageChores.tsx";
import { EditRowContext } from "#client/features/tasks/rows/edit-mode.ts";
import { useCan } from "#client/features/meta/queries.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { useFamily, useMe } from "#client/context/family.tsx";
import { choreWords } from "#client/features/tasks/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/Button.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { Anyones } from "./UnassignedChores.tsx";
import { FaceSwitch } from "./MemberSwitch.tsx";
import { Inbox } from "./ApprovalInbox.tsx";
import { ParentTools } from "./ParentTools.tsx";
import { Routine } from "./MemberRoutine.tsx";
import { Todos } from "./MemberTodos.tsx";
import "./chores.css";

const ChoreDesk = lazy(async () => ({
  default: (await import("#client/features/tasks/editing/ManageChores.tsx")).ChoreDesk,
}));

/** My chores and to-dos; a face shows somebody else's. Parents arrange them here. */
export const Chores = ({ who }: { who: string | undefined }) => {
  const { t } = useText();
  const s = useWordsOf(choreWords);
  const family = useFamily();
  const me = useMe();
  const can = useCan("tasks");
  const isParent = useParentHere();
  const [arranged, arrange] = useState<Arranged>();
  const [isEditing, edit] = useState(false);
  const [hasDesk, setHasDesk] = useState(false);
  const open = useCallback((next: Arranged | undefined) => {
    arrange(next);
    setHasDesk(true);
  }, []);
  const editRow = useCallback((task: Task) => open({ kind: "edit", task }), [open]);
  const member = family.find(({ id }) => id === who) ?? me ?? family[0];
  return (
    <>
      <header className="head">
        <h1>{t("chores.title")}</h1>
        <div className="head-ways">
          {isParent && can("update") ? (
            <IconButton
              icon={isEditing ? "check" : "pencil"}
              label={s(isEditing ? "editDone" : "edit")}
              aria-pressed={isEditing}
              onClick={() => edit(!isEditing)}
            />
          ) : null}
          {isParent && can("create") ? (
            <IconButton
              icon="plus"
              label={s("add.routine")}
              onClick={() => open({ kind: "add", list: "routine", memberIds: [] })}
            />
          ) : null}
          <MeButton />
        </div>
      </header>
      {isParent ? <Inbox /> : null}
      {member === undefined ? null : (
        <EditRowContext value={isEditing ? editRow : undefined}>
          <FaceSwitch shownId={member.id} />
          <Routine key={`routine ${member.id}`} member={member} />
          <Anyones />
          <Todos
            key={`todos ${member.id}`}
            member={member}
            onAdd={
              can("create")
                ? () => open({ kind: "add", list: "todo", memberIds: [member.id] })
                : undefined
            }
          />
          {isParent ? <ParentTools member={member} onArrange={open} /> : null}
        </EditRowContext>
      )}
      {hasDesk ? (
        <Suspense fallback={null}>
          <ChoreDesk arranged={arranged} gate={<p>{s("gate")}</p>} onArrange={arrange} />
        </Suspense>
      ) : null}
    </>
  );
};
