import type { CSSProperties } from "react";
import { useBoard } from "../../../client/tasks.ts";
import { useClock } from "../../../client/time.ts";
import { MemberColumn } from "../home/MemberColumn.tsx";
import { UnassignedColumn } from "../home/UnassignedColumn.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { Others } from "../home/Others.tsx";
import { hasColumn, useColumnDays } from "./member-day.ts";
import "../home/member-column.css";

/** Today's routine of everyone, whole, without a limit of height. */
export const Board = () => {
  const clock = useClock();
  const days = useColumnDays();
  const shown = useBoard("routine");
  const busy = days.filter(hasColumn);
  const isEmpty = shown.data === undefined || busy.length === 0;
  const columns = isEmpty ? days : busy;
  const free = (shown.data?.unassigned.length ?? 0) > 0 ? 1 : 0;
  const others = isEmpty ? [] : days.filter((day) => !busy.includes(day));
  return (
    <>
      <SourceBadge shown={shown} />
      <div className="board" style={{ "--columns": columns.length + free } as CSSProperties}>
        {columns.map((day) => (
          <MemberColumn
            key={day.member.id}
            day={day}
            clock={clock}
            headings
            isWaiting={shown.from === "loading"}
          />
        ))}
        <UnassignedColumn tasks={shown.data?.unassigned ?? []} />
      </div>
      {others.length === 0 ? null : <Others days={others} />}
    </>
  );
};
