import type { Task } from "#contract/tasks.ts";
import { useApprovals } from "#client/features/tasks/approvals/approvals.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { useLock } from "#client/features/access/use-sign-in.ts";
import { useUnlocked } from "#client/features/access/queries.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useActing } from "../../context/acting.tsx";
import { useTaskEditing } from "./task-editing.tsx";

const RoutineTools = () => {
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  const { arrange } = useTaskEditing();
  return (
    <>
      {can("pause") ? (
        <IconButton icon="away" label={s("pauses")} onClick={() => arrange({ kind: "pauses" })} />
      ) : null}
      <IconButton
        icon="lists"
        label={s("allRoutines")}
        onClick={() => arrange({ kind: "allRoutines" })}
      />
    </>
  );
};

/** What can be arranged from a board's head; only what the tasks' source can do is offered. */
export const BoardTools = ({ list }: { list: Task["list"] }) => {
  const { t } = useI18n();
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  const { memberId } = useActing();
  const { arrange, isEditing, edit } = useTaskEditing();
  const isUnlocked = useUnlocked("acts");
  const lock = useLock();
  const waiting = useApprovals(list === "routine").data?.items.length ?? 0;
  return (
    <Row gap={2} wrap>
      {list === "routine" && waiting > 0 ? (
        <Button onClick={() => arrange({ kind: "approvals" })}>
          <Icon name="hourglass" />
          {t("chores.waits", { count: waiting })}
        </Button>
      ) : null}
      {isUnlocked ? (
        <IconButton icon="lock" label={s("lock")} onClick={() => lock.mutate()} />
      ) : null}
      {list === "routine" ? <RoutineTools /> : null}
      {can("update") ? (
        <IconButton
          icon={isEditing ? "check" : "pencil"}
          label={s(isEditing ? "editDone" : "edit")}
          aria-pressed={isEditing}
          onClick={() => edit(!isEditing)}
        />
      ) : null}
      {can("create") ? (
        <Button
          kind="primary"
          onClick={() =>
            arrange({
              kind: "add",
              list,
              memberIds: list === "todo" && memberId !== undefined ? [memberId] : [],
            })
          }
        >
          <Icon name="plus" />
          {s(`add.${list}`)}
        </Button>
      ) : null}
    </Row>
  );
};
