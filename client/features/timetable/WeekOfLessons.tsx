import { useState } from "react";
import type { SchoolDay } from "#contract/timetable.ts";
import { useToday } from "../../context/clock.ts";
import { useFamily } from "../../context/family.ts";
import { errorText } from "../../i18n/error-text.ts";
import { addDays, daysFrom, weekStart } from "../../i18n/time.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Choices } from "../../ui/form/Choices.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { WaitingRows } from "../../ui/layout/WaitingRows.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { timetableMessages } from "./messages/messages.ts";
import { useTimetable } from "./queries.ts";
import { comingSchoolDate } from "./school-day-at.ts";
import { SchoolDayCard } from "./SchoolDayCard.tsx";
import * as styles from "./timetable.module.css";

const monday = 1;
/** Saturday and Sunday are shown where somebody has lessons on them. */
const schoolDays = 5;

/** Which week is shown, with the ways to the one before and the one after. */
const WeekSteps = ({
  first,
  week,
  onFirst,
}: {
  first: string;
  week: SchoolDay["week"];
  onFirst: (first: string) => void;
}) => {
  const s = useMessages(timetableMessages);
  const { dateRange } = useI18n();
  return (
    <Row gap={3} justify="between">
      <IconButton icon="left" label={s("earlier")} onClick={() => onFirst(addDays(first, -7))} />
      <Text as="b" size="large">
        {dateRange(first, addDays(first, 4))}
        {week === undefined ? "" : ` · ${s("week", { week })}`}
      </Text>
      <IconButton icon="right" label={s("later")} onClick={() => onFirst(addDays(first, 7))} />
    </Row>
  );
};

/** A child's week at school, day by day, with the ways to other weeks and children. */
export const WeekOfLessons = ({ memberId }: { memberId: string | undefined }) => {
  const s = useMessages(timetableMessages);
  const { t, dateLong } = useI18n();
  const today = useToday();
  const family = useFamily();
  const [who, setWho] = useState(memberId);
  const [chosen, setChosen] = useState<string>();
  // Until another week is chosen the next one is read too: it is the one to come once this one's lessons are over.
  const from = chosen ?? weekStart(today, monday);
  const shown = useTimetable(from, addDays(from, chosen === undefined ? 13 : 6));
  if (shown.source === "failed")
    return <EmptyState picture="key" title={errorText(t, shown.error)} />;
  const { days = [], subjects = [] } = shown.data ?? {};
  const first = chosen ?? weekStart(comingSchoolDate(days, today), monday);
  const last = addDays(first, 6);
  const children = family.filter(({ id, kid }) => kid || days.some((one) => one.memberId === id));
  const child = children.find(({ id }) => id === who) ?? children[0];
  const mine = days.filter(
    ({ memberId: of, date }) => of === child?.id && date >= first && date <= last,
  );
  const listed = daysFrom(first, last).filter(
    (day, at) => at < schoolDays || mine.some(({ date }) => date === day),
  );
  return (
    <Stack gap={4} className={styles.timetable} aria-busy={shown.source === "loading"}>
      {children.length < 2 ? null : (
        <Choices
          label={s("whose")}
          value={child?.id}
          choices={children.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={setWho}
        />
      )}
      <WeekSteps first={first} week={mine[0]?.week} onFirst={setChosen} />
      {subjects.length === 0 && shown.source !== "loading" ? (
        <EmptyState picture="books" title={s("empty")} hint={s("emptyHint")} />
      ) : (
        <div className={styles.schoolWeek}>
          {listed.map((day) => {
            const there = mine.find(({ date }) => date === day);
            return (
              <section key={day} data-today={day === today} aria-label={dateLong(day)}>
                <h3>{dateLong(day)}</h3>
                {shown.source === "loading" ? (
                  <WaitingRows count={1} />
                ) : there === undefined ? (
                  <Text as="p" tone="soft">
                    {s("nothing")}
                  </Text>
                ) : (
                  <SchoolDayCard day={there} subjects={subjects} />
                )}
              </section>
            );
          })}
        </div>
      )}
    </Stack>
  );
};
