import { Link } from "wouter";
import { useWallText } from "../../ui/use-wall-text.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Button } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { MemberStats } from "#client/features/tasks/rows/MemberFigures.tsx";
import { useActing } from "../../context/acting.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { MemberSavings } from "../rewards/MemberSavings.tsx";
import { MemberStarHistory } from "../stars/MemberStarHistory.tsx";
import { useColumnDays } from "./columns/column-day.ts";
import { usePauseText } from "#client/features/tasks/pauses/pause-text.ts";
import { useCapabilities } from "#client/features/meta/queries.ts";
import { groupByDaypart } from "#client/features/tasks/dayparts.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useClock } from "#client/context/clock.ts";
import { useTaskEditing } from "./task-editing.tsx";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";

/** One member's page: stars, ring, streak, today, and how the stars came and went. */
export const MemberPage = ({ member }: { member: FamilyMember }) => {
  const { t } = useWallText();
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  const pausedWords = usePauseText();
  const { arrange } = useTaskEditing();
  const clock = useClock();
  const { memberId, act } = useActing();
  const day = useColumnDays().find((one) => one.member.id === member.id);
  if (day === undefined) return null;
  const { tasks, share, paused } = day;
  const acting = memberId === member.id;
  return (
    <div className="room profile" data-member={member.id}>
      <header className="profile-head">
        <Link className="icon-button" href="/chores" aria-label={t("action.back")}>
          <Icon name="left" />
        </Link>
        <span className="profile-face" data-face={member.id}>
          <Avatar face={member} done={share} />
        </span>
        <div>
          <h1 dir="auto">{member.name}</h1>
          <Button onClick={() => act(acting ? undefined : member.id)} aria-pressed={acting}>
            <Icon name="person" />
            {acting ? t("wall.stopActing") : t("wall.thatsMe")}
          </Button>
        </div>
        <MemberStats day={day} />
      </header>
      <MemberSavings memberId={member.id} />
      <div className="profile-body">
        <section className="profile-today" aria-label={t("calendar.today")}>
          <h2>{t("calendar.today")}</h2>
          {tasks.length === 0 ? (
            <EmptyState
              picture={paused === undefined ? "teddy-bear" : "luggage"}
              title={paused === undefined ? t("chores.emptyBoard") : pausedWords(paused)}
            />
          ) : (
            groupByDaypart(tasks, clock).flatMap((part) =>
              part.tasks.map((task) => (
                <TaskRow key={task.id} task={task} memberId={member.id} showPart />
              )),
            )
          )}
          {can("create") ? (
            <Button
              onClick={() => arrange({ kind: "add", list: "routine", memberIds: [member.id] })}
            >
              <Icon name="plus" />
              {s("add.routine")}
            </Button>
          ) : null}
          {member.kid ? (
            <Button kind="quiet" onClick={() => arrange({ kind: "preReader", member })}>
              <Icon name="speaker" />
              {s("preReader")}
            </Button>
          ) : null}
        </section>
        <MemberStarHistory memberId={member.id} />
      </div>
    </div>
  );
};
