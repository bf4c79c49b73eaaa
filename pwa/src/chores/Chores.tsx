import { useBoard } from "../../../client/tasks.ts";
import { useText } from "../../../client/text/use-text.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { type FamilyMember, useFamily, useMe } from "../../../client/family.tsx";
import { MeButton } from "../shell/MeButton.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { byPart, partIcons } from "../../../client/dayparts.ts";
import { FaceSwitch } from "./FaceSwitch.tsx";
import { MemberHead } from "./MemberHead.tsx";
import { useMemberDay } from "../../../client/member-day.ts";
import { TaskRow } from "../../../client/ui/TaskRow.tsx";
import { Todos } from "./Todos.tsx";
import "./chores.css";

const Routine = ({ member }: { member: FamilyMember }) => {
  const { t } = useText();
  const shown = useBoard("routine");
  const day = useMemberDay(member.id);
  const parts = byPart(day.tasks);
  const isNamed = parts.length > 1;
  return (
    <section className="member-card" data-member={member.id} aria-busy={shown.from === "loading"}>
      <MemberHead member={member} day={day} badge={<SourceBadge shown={shown} />} />
      {parts.map(({ part, tasks }) => (
        <div key={part} className="part" role="group" aria-label={t(`chores.${part}`)}>
          {isNamed ? (
            <p className="part-name" aria-hidden="true">
              <Icon name={partIcons[part]} />
              {t(`chores.${part}`)}
            </p>
          ) : null}
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} memberId={member.id} />
          ))}
        </div>
      ))}
      {day.tasks.length === 0 && shown.data !== undefined ? (
        <EmptyState picture="teddy-bear" title={t("chores.emptyBoard")} />
      ) : null}
    </section>
  );
};

const Anyones = () => {
  const { t } = useText();
  const tasks = useBoard("routine").data?.unassigned ?? [];
  if (tasks.length === 0) return null;
  return (
    <section className="rows">
      <h2>{t("chores.anyone")}</h2>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </section>
  );
};

/** My chores and to-dos; a face shows somebody else's. */
export const Chores = ({ who }: { who: string | undefined }) => {
  const { t } = useText();
  const family = useFamily();
  const me = useMe();
  const member = family.find(({ id }) => id === who) ?? me ?? family[0];
  return (
    <>
      <header className="head">
        <h1>{t("chores.title")}</h1>
        <MeButton />
      </header>
      {member === undefined ? null : (
        <>
          <FaceSwitch shownId={member.id} />
          <Routine key={`routine ${member.id}`} member={member} />
          <Anyones />
          <Todos key={`todos ${member.id}`} member={member} />
        </>
      )}
    </>
  );
};
