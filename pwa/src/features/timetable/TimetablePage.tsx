import { useMe } from "#client/context/family.ts";
import { timetableMessages } from "#client/features/timetable/messages/messages.ts";
import { WeekOfLessons } from "#client/features/timetable/WeekOfLessons.tsx";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SubPage } from "../../ui/SubPage.tsx";

/** A child's week at school on the phone, mine first. */
export const TimetablePage = () => {
  const s = useMessages(timetableMessages);
  const me = useMe();
  return (
    <SubPage title={s("title")} back="/">
      <WeekOfLessons memberId={me?.id} />
    </SubPage>
  );
};
