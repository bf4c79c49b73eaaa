import { useEffect, useRef } from "react";
import { EventLine } from "#client/features/calendar/event/EventLine.tsx";
import { useFreeDayText } from "#client/features/tasks/pauses/pause-text.ts";
import { NextSchoolDay } from "#client/features/timetable/NextSchoolDay.tsx";
import { groupByDaypart } from "#client/features/tasks/dayparts.ts";
import { useClock } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useLingering } from "#client/ui/layout/use-lingering.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import type { ColumnDay } from "#wall-ui/src/features/tasks/columns/column-day.ts";
import { ColumnPart } from "#wall-ui/src/features/tasks/columns/ColumnPart.tsx";
import { growFrom } from "./grow-from.ts";
import * as styles from "./person-sheet.module.css";

const Inside = ({ day }: { day: ColumnDay }) => {
  const { t, clockWithDay } = useI18n();
  const clock = useClock();
  const now = useNow("minute");
  const freeDayText = useFreeDayText();
  const { memberId, act } = useActing();
  const { member, tasks, coming } = day;
  const isActing = memberId === member.id;
  const lingering = useLingering(tasks);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = document.querySelector(
      `[data-testid=home] :is([data-part~=column], [data-part~=face-tile])[data-member="${CSS.escape(member.id)}"]`,
    );
    const dialog = box.current?.closest("dialog");
    // The sheet around this opens in an effect of its own.
    if (card !== null && dialog != null) queueMicrotask(() => growFrom(dialog, card));
  }, [member.id]);
  return (
    <Stack gap={4} className={styles.personSheet} data-member={member.id} ref={box}>
      <Row gap={3} wrap>
        <Button onClick={() => act(isActing ? undefined : member.id)} aria-pressed={isActing}>
          <Icon name="person" />
          {isActing ? t("wall.stopActing") : t("wall.thatsMe")}
        </Button>
        <ButtonLink kind="quiet" href={`/chores/${encodeURIComponent(member.id)}`}>
          {t("home.wholePage")}
        </ButtonLink>
      </Row>
      {tasks.length === 0 ? <p>{freeDayText(day)}</p> : null}
      {groupByDaypart(tasks, clock, lingering).map((part) => (
        <ColumnPart key={part.part} part={part} memberId={member.id} named />
      ))}
      <NextSchoolDay memberId={member.id}>
        {(title) => (
          <ButtonLink kind="quiet" href={`/timetable/${encodeURIComponent(member.id)}`}>
            {title}
          </ButtonLink>
        )}
      </NextSchoolDay>
      {coming.length === 0 ? null : (
        <ul className={styles.personComing} aria-label={t("home.next")}>
          {coming.map((event) => (
            <EventLine
              key={event.id}
              event={event}
              title={event.title || t("calendar.untitled")}
              time={clockWithDay(event.start, now)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
};

/** A member's whole day over Home, which grows out of their card: all chores by part of the day, what comes next, and the way to their page. */
export const PersonSheet = ({
  day,
  onClose,
}: {
  /** Undefined is closed. */
  day: ColumnDay | undefined;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  return (
    <Sheet
      open={day !== undefined}
      title={day?.member.name ?? ""}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {day === undefined ? null : <Inside day={day} />}
    </Sheet>
  );
};
