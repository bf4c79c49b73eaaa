import { useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/context/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Segments } from "#client/ui/buttons/Segments.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useGuarded } from "../../rights/use-guarded.ts";
import { MemberFilter } from "./MemberFilter.tsx";
import { SearchSheet } from "./search/SearchSheet.tsx";
import { type ViewPage, type CalendarView, calendarViews } from "./views/calendar-views.ts";
import { QuickAddSheet } from "./quick-add/QuickAddSheet.tsx";
import * as styles from "./calendar.module.css";

const ViewSwitch = ({
  view,
  onView,
}: {
  view: CalendarView;
  onView: (view: CalendarView) => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(calendarMessages);
  return (
    <Segments
      label={s("view")}
      value={view}
      options={calendarViews.map((one) => ({
        value: one,
        label: one === "day" ? t("calendar.day") : s(one),
      }))}
      onChoose={onView}
    />
  );
};

/** The shown days as a title; a day and a month have names of their own. */
const usePageTitle = (view: CalendarView, { first, last }: ViewPage): string => {
  const { dateLong, dateRange, monthName } = useI18n();
  if (view === "day") return dateLong(first);
  return view === "month" ? monthName(first) : dateRange(first, last);
};

const Turning = ({
  isHere,
  onToday,
  onTurn,
}: {
  /** Whether today is on the page. */
  isHere: boolean;
  onToday: () => void;
  onTurn: (by: 1 | -1) => void;
}) => {
  const { t } = useI18n();
  return (
    <Row gap={2} align="stretch">
      <IconButton icon="left" label={t("calendar.earlier")} onClick={() => onTurn(-1)} />
      <Button disabled={isHere} onClick={onToday}>
        {t("calendar.today")}
      </Button>
      <IconButton icon="right" label={t("calendar.later")} onClick={() => onTurn(1)} />
    </Row>
  );
};

/** What the page is called, the ways to another, whose events are shown, search, and a new event. */
export const CalendarHead = ({
  view,
  page,
  day,
  who,
  onWho,
  onOpen,
  onTurn,
  onEvent,
}: {
  view: CalendarView;
  page: ViewPage;
  /** The day that was asked for, which another view then shows too. */
  day: string;
  who: ReadonlySet<string>;
  onWho: (who: ReadonlySet<string>) => void;
  onOpen: (view: CalendarView, day: string) => void;
  onTurn: (by: 1 | -1) => void;
  onEvent: (event: CalendarEvent) => void;
}) => {
  const s = useMessages(calendarMessages);
  const today = useToday();
  const title = usePageTitle(view, page);
  const { first, last } = page;
  const guarded = useGuarded("write");
  const [sheet, setSheet] = useState<"search" | "add">();
  const isHere = view === "agenda" ? first === today : first <= today && today <= last;
  const close = () => setSheet(undefined);
  return (
    <Stack as="header" gap={3} className={styles.calendarHead}>
      <Row className={styles.calendarRow}>
        <h1 aria-live="polite">{title}</h1>
        <Row gap={2} align="stretch">
          {view === "week" ? (
            <ButtonLink href={`/calendar/print/${first}`}>
              <FeatureIcon name="print" label={s("print")} />
            </ButtonLink>
          ) : null}
          <IconButton icon="search" label={s("search")} onClick={() => setSheet("search")} />
          <IconButton icon="plus" label={s("add")} onClick={() => guarded(() => setSheet("add"))} />
        </Row>
        <Turning isHere={isHere} onToday={() => onOpen(view, today)} onTurn={onTurn} />
      </Row>
      <Row className={styles.calendarRow}>
        <ViewSwitch view={view} onView={(next) => onOpen(next, isHere ? today : day)} />
        {view === "day" ? <DayFacts day={first} /> : null}
        <MemberFilter who={who} onWho={onWho} />
      </Row>
      <SearchSheet
        open={sheet === "search"}
        onOpen={(event) => {
          close();
          onEvent(event);
        }}
        onClose={close}
      />
      <QuickAddSheet open={sheet === "add"} day={isHere ? today : day} onClose={close} />
    </Stack>
  );
};
