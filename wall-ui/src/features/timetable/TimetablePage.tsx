import { timetableMessages } from "#client/features/timetable/messages/messages.ts";
import { WeekOfLessons } from "#client/features/timetable/WeekOfLessons.tsx";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as pageStyles from "../../ui/page.module.css";

/** A child's week at school on the wall. */
export const TimetablePage = ({ who }: { who: string | undefined }) => {
  const s = useMessages(timetableMessages);
  return (
    <div className={pageStyles.room}>
      <Row as="header" wrap className={pageStyles.roomHead} data-part="room-head">
        <h1>{s("title")}</h1>
      </Row>
      <WeekOfLessons memberId={who} />
    </div>
  );
};
