import { useState } from "react";
import { Link } from "wouter";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { StarCount, Streak } from "#client/ui/StarCount.tsx";
import { SavingLine } from "#client/features/rewards/SavingLine.tsx";
import { useWallText } from "#wall-ui/src/ui/use-wall-text.ts";
import {
  groupByDaypart,
  type DaypartChores,
  daypartIcons,
} from "#client/features/tasks/dayparts.ts";
import { TaskRow } from "#client/features/tasks/rows/TaskRow.tsx";
import type { ColumnDay } from "./column-day.ts";
import { usePauseText } from "#client/features/tasks/pauses/pause-text.ts";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import { ColumnList } from "./ColumnList.tsx";
import "./member-column.css";

const FoldedPart = ({ part, onOpen }: { part: DaypartChores; onOpen: () => void }) => {
  const { t } = useWallText();
  return (
    <button type="button" className="column-folded" onClick={onOpen} aria-expanded="false">
      {part.tasks.slice(0, 4).map((task) => (
        <Picture key={task.id} name={task.icon} words={task.title} />
      ))}
      <span className="column-folded-words">
        {t("wall.partDone", { part: t(`chores.${part.part}`) })}
      </span>
      <Icon name="check" />
    </button>
  );
};

const Part = ({
  part,
  memberId,
  named,
}: {
  part: DaypartChores;
  memberId: string;
  named: boolean;
}) => {
  const { t } = useWallText();
  const [opened, setOpened] = useState(false);
  if (part.folded && !opened)
    return (
      <div className="column-part">
        <FoldedPart part={part} onOpen={() => setOpened(true)} />
      </div>
    );
  return (
    <div
      className="column-part"
      data-later={part.later}
      role="group"
      aria-label={t(`chores.${part.part}`)}
    >
      {named ? (
        <p className="column-part-name" aria-hidden="true">
          <Icon name={daypartIcons[part.part]} />
          {t(`chores.${part.part}`)}
        </p>
      ) : null}
      {part.tasks.map((task) => (
        <TaskRow key={task.id} task={task} memberId={memberId} showPart={!named} />
      ))}
    </div>
  );
};

/** One member's day: the face to act with, the stars, the chores and what is next for them. */
export const MemberColumn = ({
  day,
  clock,
  headings = false,
  isWaiting = false,
}: {
  day: ColumnDay;
  clock: string;
  /** Names the parts of the day above their rows, where there is height enough. */
  headings?: boolean;
  /** The first answer isn't here yet: quiet shapes where the rows will be. */
  isWaiting?: boolean;
}) => {
  const { t } = useWallText();
  const { memberId: actingId, act } = useActing();
  const { member, tasks, done, stars, starsToday, streak, paused, coming } = day;
  const pausedWords = usePauseText();
  const left = tasks.length - done;
  const parts = groupByDaypart(tasks, clock);
  const acting = actingId === member.id;
  return (
    <article
      className="column"
      data-member={member.id}
      data-acting={acting}
      aria-label={member.name}
    >
      <header className="column-head">
        <button
          type="button"
          className="column-face"
          data-face={member.id}
          aria-pressed={acting}
          aria-label={t("members.actAs", { name: member.name })}
          onClick={() => act(acting ? undefined : member.id)}
        >
          <Avatar face={member} done={tasks.length === 0 ? undefined : done / tasks.length} />
        </button>
        <Link className="column-who" href={`/chores/${encodeURIComponent(member.id)}`}>
          <span className="column-name" dir="auto" data-long={member.name.length > 9}>
            {member.name}
          </span>
          <span className="column-score">
            {member.kid || stars > 0 ? (
              <StarCount count={stars} label={t("chores.stars", { count: stars })} />
            ) : null}
            {headings && starsToday > 0 ? (
              <span className="column-today">
                {t("chores.starsToday", { count: `+${starsToday}` })}
              </span>
            ) : null}
            <Streak days={streak} label={t("chores.streak", { count: streak })} />
            {paused !== undefined && tasks.length > 0 ? (
              <span className="column-left">{pausedWords(paused)}</span>
            ) : tasks.length === 0 ? null : (
              <span className="column-left">
                {left === 0 ? t("chores.allDone") : t("chores.left", { count: left })}
              </span>
            )}
          </span>
        </Link>
      </header>
      {headings ? <SavingLine memberId={member.id} /> : null}
      {isWaiting ? (
        <div className="column-ghosts" aria-busy="true">
          <i />
          <i />
          <i />
        </div>
      ) : paused !== undefined && tasks.length === 0 ? (
        <div className="column-free">
          <Picture name="luggage" />
          <p>{pausedWords(paused)}</p>
        </div>
      ) : tasks.length === 0 ? (
        <div className="column-free">
          <Picture name="balloon" neutral="teddy-bear" />
          <p>{t("chores.emptyBoard")}</p>
        </div>
      ) : (
        <ColumnList
          content={parts.map((part) => `${part.part} ${part.tasks.length} ${part.folded}`).join()}
          foot={coming.slice(0, tasks.length < 3 ? 3 : 1)}
        >
          {parts.map((part) => (
            <Part
              key={part.part}
              part={part}
              memberId={member.id}
              named={headings && (parts.length > 1 || part.part !== "anytime")}
            />
          ))}
        </ColumnList>
      )}
    </article>
  );
};
