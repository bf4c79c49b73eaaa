import type { CSSProperties } from "react";
import { useBoard } from "#client/features/tasks/queries.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { useClock } from "#client/context/clock.ts";
import { UnknownRoom, useIsUnknown } from "../../ui/UnknownRoom.tsx";
import { MemberColumn } from "./columns/MemberColumn.tsx";
import { UnassignedColumn } from "./columns/UnassignedColumn.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { IdleMembers } from "./columns/IdleMembers.tsx";
import { hasColumn, useColumnDays } from "./columns/column-day.ts";
import "./columns/member-column.module.css";
import * as styles from "./chores.module.css";

/** More columns than these are narrow, so that everybody's next chores are in sight. */
const mostWide = 5;

/** Today's routine of everyone, whole, without a limit of height. */
export const RoutineBoard = () => {
  const { t } = useI18n();
  const s = useMessages(taskMessages);
  const clock = useClock();
  const days = useColumnDays();
  const shown = useBoard("routine");
  const isUnknown = useIsUnknown(shown);
  const busy = days.filter(hasColumn);
  const isEmpty = shown.data === undefined || busy.length === 0;
  const columns = isEmpty ? days : busy;
  const free = (shown.data?.unassigned.length ?? 0) > 0 ? 1 : 0;
  const others = isEmpty ? [] : days.filter((day) => !busy.includes(day));
  if (isUnknown) return <UnknownRoom shown={shown} />;
  return (
    <>
      <SourceBadge shown={shown} />
      <div
        className={styles.board}
        data-narrow={columns.length + free > mostWide}
        style={{ "--columns": columns.length + free } as CSSProperties}
      >
        {columns.map((day) => (
          <MemberColumn
            key={day.member.id}
            day={day}
            clock={clock}
            headings
            isWaiting={shown.source === "loading"}
          />
        ))}
        <UnassignedColumn tasks={shown.data?.unassigned ?? []} />
      </div>
      {shown.source === "live" && free === 0 && days.every(({ tasks }) => tasks.length === 0) ? (
        <EmptyState picture="toothbrush" title={t("chores.emptyBoard")} hint={s("emptyHint")} />
      ) : null}
      {others.length === 0 ? null : <IdleMembers days={others} />}
    </>
  );
};
