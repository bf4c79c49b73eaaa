import { Link } from "wouter";
import { useWords } from "../shell/use-words.ts";
import { Avatar } from "../../../client/ui/Avatar.tsx";
import { Button } from "../../../client/ui/Button.tsx";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { MemberFigures } from "../../../client/ui/MemberFigures.tsx";
import { useActing } from "../shell/acting.tsx";
import type { FamilyMember } from "../../../client/family.tsx";
import { ProfileSaving } from "../rewards/ProfileSaving.tsx";
import { History } from "./History.tsx";
import { useColumnDays } from "./member-day.ts";
import { usePausedWords } from "../../../client/chores/paused-words.ts";
import { useCan } from "../../../client/can.ts";
import { byPart } from "../../../client/dayparts.ts";
import { choreWords } from "../../../client/text/rooms/chores/words.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { useClock } from "../../../client/time.ts";
import { useArranging } from "./arranging.tsx";
import { TaskRow } from "../../../client/ui/TaskRow.tsx";

/** One member's page: stars, ring, streak, today, and how the stars came and went. */
export const Profile = ({ member }: { member: FamilyMember }) => {
  const { t } = useWords();
  const s = useWordsOf(choreWords);
  const can = useCan("tasks");
  const pausedWords = usePausedWords();
  const { arrange } = useArranging();
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
        <MemberFigures day={day} />
      </header>
      <ProfileSaving memberId={member.id} />
      <div className="profile-body">
        <section className="profile-today" aria-label={t("calendar.today")}>
          <h2>{t("calendar.today")}</h2>
          {tasks.length === 0 ? (
            <EmptyState
              picture={paused === undefined ? "teddy-bear" : "luggage"}
              title={paused === undefined ? t("chores.emptyBoard") : pausedWords(paused)}
            />
          ) : (
            byPart(tasks, clock).flatMap((part) =>
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
        <History memberId={member.id} />
      </div>
    </div>
  );
};
