import { useLocation } from "wouter";
import { useWords } from "../shell/use-words.ts";
import { addDays, weekStart, useToday } from "../../../client/time.ts";
import { Button, IconButton } from "../../../client/ui/Button.tsx";
import { DayView } from "./DayView.tsx";
import { EventSheetProvider } from "./event-sheet.tsx";
import { isDay } from "./is-day.ts";
import { usePaging } from "./use-paging.ts";
import { WeekView } from "./WeekView.tsx";
import "../shell/room.css";
import "./calendar.css";

/** A day or a week of the family's calendar; swipe, arrow keys and buttons turn the page. */
export const Calendar = ({ view, date }: { view: "day" | "week"; date: string | undefined }) => {
  const { t, format } = useWords();
  const [, go] = useLocation();
  const today = useToday();
  const day = isDay(date) ? date : today;
  const first = view === "day" ? day : weekStart(day, format.firstDayOfWeek);
  const open = (nextView: "day" | "week", nextDay: string) =>
    go(`/calendar/${nextView}/${nextDay}`, { replace: true });
  const turn = (by: 1 | -1) => open(view, addDays(first, view === "day" ? by : by * 7));
  const paging = usePaging(turn);
  const here = view === "day" ? day === today : today >= first && today <= addDays(first, 6);
  return (
    <div className="calendar" {...paging}>
      <header className="room-head">
        <h1 aria-live="polite">
          {view === "day" ? format.longDate(day) : format.dayRange(first, addDays(first, 6))}
        </h1>
        <div className="segments" role="group" aria-label={t("wall.view")}>
          {(["day", "week"] as const).map((one) => (
            <button
              type="button"
              key={one}
              aria-pressed={one === view}
              onClick={() => open(one, one === "day" && here ? today : day)}
            >
              {t(`calendar.${one}`)}
            </button>
          ))}
        </div>
        <div className="room-turn">
          <IconButton icon="left" label={t("calendar.earlier")} onClick={() => turn(-1)} />
          <Button disabled={here} onClick={() => open(view, today)}>
            {t("calendar.today")}
          </Button>
          <IconButton icon="right" label={t("calendar.later")} onClick={() => turn(1)} />
        </div>
      </header>
      <EventSheetProvider>
        {view === "day" ? <DayView key={day} day={day} /> : <WeekView key={first} first={first} />}
      </EventSheetProvider>
    </div>
  );
};
