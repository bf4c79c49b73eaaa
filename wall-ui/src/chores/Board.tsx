import { useBoard } from "../../../client/tasks.ts";
import { useWords } from "../shell/use-words.ts";
import { useNow } from "../../../client/time.ts";
import { MemberColumn } from "../home/MemberColumn.tsx";
import { UnassignedColumn } from "../home/UnassignedColumn.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { useColumnDays } from "./member-day.ts";
import "../home/member-column.css";

/** Today's routine of everyone, whole, without a limit of height. */
export const Board = () => {
  const { format } = useWords();
  const clock = format.clockOf(useNow("minute"));
  const days = useColumnDays();
  const shown = useBoard("routine");
  return (
    <>
      <SourceBadge shown={shown} />
      <div className="board">
        {days.map((day) => (
          <MemberColumn key={day.member.id} day={day} clock={clock} headings />
        ))}
        <UnassignedColumn tasks={shown.data?.unassigned ?? []} />
      </div>
    </>
  );
};
