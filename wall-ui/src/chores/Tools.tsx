import type { Task } from "../../../contract/tasks.ts";
import { useApprovals } from "../../../client/chores/approvals.ts";
import { useCan } from "../../../client/can.ts";
import { useLock, useUnlocked } from "../../../client/members.ts";
import { choreWords } from "../../../client/text/rooms/chores/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Button, IconButton } from "../../../client/ui/Button.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { useActing } from "../shell/acting.tsx";
import { useArranging } from "./arranging.tsx";

/** What can be arranged from a board's head; only what the tasks' source can do is offered. */
export const Tools = ({ list }: { list: Task["list"] }) => {
  const { t } = useText();
  const s = useWordsOf(choreWords);
  const can = useCan("tasks");
  const { memberId } = useActing();
  const { arrange, isEditing, edit } = useArranging();
  const isUnlocked = useUnlocked();
  const lock = useLock();
  const waiting = useApprovals(list === "routine").data?.items.length ?? 0;
  return (
    <div className="tools">
      {list === "routine" && waiting > 0 ? (
        <Button onClick={() => arrange({ kind: "approvals" })}>
          <Icon name="hourglass" />
          {t("chores.waits", { count: waiting })}
        </Button>
      ) : null}
      {isUnlocked ? (
        <IconButton icon="lock" label={s("lock")} onClick={() => lock.mutate()} />
      ) : null}
      {list === "routine" ? (
        <>
          {can("pause") ? (
            <IconButton
              icon="away"
              label={s("pauses")}
              onClick={() => arrange({ kind: "pauses" })}
            />
          ) : null}
          <IconButton
            icon="lists"
            label={s("allRoutines")}
            onClick={() => arrange({ kind: "allRoutines" })}
          />
        </>
      ) : null}
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
    </div>
  );
};
