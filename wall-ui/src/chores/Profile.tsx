import { Link } from "wouter";
import { useWords } from "../shell/use-words.ts";
import { Avatar } from "../../../client/ui/Avatar.tsx";
import { Button } from "../../../client/ui/Button.tsx";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { MemberFigures } from "../../../client/ui/MemberFigures.tsx";
import { useActing } from "../shell/acting.tsx";
import type { FamilyMember } from "../../../client/family.tsx";
import { History } from "./History.tsx";
import { useColumnDays } from "./member-day.ts";
import { TaskRow } from "../../../client/ui/TaskRow.tsx";

/** One member's page: stars, ring, streak, today, and how the stars came and went. */
export const Profile = ({ member }: { member: FamilyMember }) => {
  const { t } = useWords();
  const { memberId, act } = useActing();
  const day = useColumnDays().find((one) => one.member.id === member.id);
  if (day === undefined) return null;
  const { tasks, share } = day;
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
      <div className="profile-body">
        <section className="profile-today" aria-label={t("calendar.today")}>
          <h2>{t("calendar.today")}</h2>
          {tasks.length === 0 ? (
            <EmptyState picture="teddy-bear" title={t("chores.emptyBoard")} />
          ) : (
            tasks.map((task) => <TaskRow key={task.id} task={task} memberId={member.id} />)
          )}
        </section>
        <History memberId={member.id} />
      </div>
    </div>
  );
};
