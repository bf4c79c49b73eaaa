import { Link } from "wouter";
import { useWords } from "../shell/use-words.ts";
import { Avatar } from "../../../client/ui/Avatar.tsx";
import { Button } from "../../../client/ui/Button.tsx";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { useActing } from "../shell/acting.tsx";
import type { FamilyMember } from "../shell/family.tsx";
import { History } from "./History.tsx";
import { useMemberDays } from "./member-day.ts";
import { TaskRow } from "./TaskRow.tsx";

/** One member's page: stars, ring, streak, today, and how the stars came and went. */
export const Profile = ({ member }: { member: FamilyMember }) => {
  const { t } = useWords();
  const { memberId, act } = useActing();
  const day = useMemberDays().find((one) => one.member.id === member.id);
  if (day === undefined) return null;
  const { tasks, done, stars, streak } = day;
  const acting = memberId === member.id;
  return (
    <div className="room profile" data-member={member.id}>
      <header className="profile-head">
        <Link className="icon-button" href="/chores" aria-label={t("action.back")}>
          <Icon name="left" />
        </Link>
        <span className="profile-face" data-face={member.id}>
          <Avatar face={member} done={tasks.length === 0 ? undefined : done / tasks.length} />
        </span>
        <div>
          <h1 dir="auto">{member.name}</h1>
          <Button onClick={() => act(acting ? undefined : member.id)} aria-pressed={acting}>
            <Icon name="person" />
            {acting ? t("wall.stopActing") : t("wall.thatsMe")}
          </Button>
        </div>
        <dl className="profile-figures">
          <div>
            <dt>{t("wall.stars")}</dt>
            <dd data-kind="stars">
              <Icon name="star-fill" />
              <span className="figures">{stars}</span>
            </dd>
          </div>
          <div>
            <dt>{t("wall.streak")}</dt>
            <dd data-kind="streak">
              <Icon name="flame" />
              <span className="figures">{streak}</span>
            </dd>
          </div>
          <div>
            <dt>{t("calendar.today")}</dt>
            <dd>
              <span className="figures">
                {done}/{tasks.length}
              </span>
            </dd>
          </div>
        </dl>
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
