import { SaveQuestion } from "#client/features/calendar/editing/SaveQuestion.tsx";
import { ScopeQuestion } from "#client/features/calendar/editing/ScopeQuestion.tsx";
import { scopesFor } from "#client/features/calendar/editing/scopes.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { DaySheet } from "./event/DaySheet.tsx";
import { EventSheet } from "./event/EventSheet.tsx";
import { DraggedEvent } from "./move/DraggedEvent.tsx";
import type { OpenSheet, useCalendarState } from "./use-calendar-state.ts";
import { EventEditor } from "./event/EventEditor.tsx";

/** What lies over the calendar: a day with its events, an event whole, the editor, the question how much of a repeated one is moved, and what follows a finger. */
export const CalendarSheets = ({
  calendar: { view, sheet, setSheet, moving, ghost, carried },
}: {
  calendar: ReturnType<typeof useCalendarState>;
}) => {
  const { t } = useI18n();
  const s = useMessages(eventMessages);
  const { asked } = moving;
  // A dialog says that it was closed also when another has taken its place.
  const close = (...kinds: readonly OpenSheet["kind"][]) =>
    setSheet((now) => (now !== undefined && kinds.includes(now.kind) ? undefined : now));
  const adding = sheet?.kind === "adding" ? sheet.place : undefined;
  const editing = sheet?.kind === "editing" ? sheet.event : undefined;
  return (
    <>
      <DraggedEvent ghost={ghost} carried={carried} />
      <DaySheet day={sheet?.kind === "day" ? sheet.day : undefined} onClose={() => close("day")} />
      <EventSheet
        event={sheet?.kind === "details" ? sheet.event : undefined}
        onEdit={(event) => setSheet({ kind: "editing", event })}
        onClose={() => close("details")}
      />
      <EventEditor
        open={adding !== undefined || editing !== undefined}
        event={editing}
        day={adding?.day}
        minute={adding?.minute}
        memberIds={adding?.lane ? [adding.lane] : [...view.who]}
        onClose={() => close("adding", "editing")}
      />
      <Sheet
        open={asked !== undefined}
        title={asked?.event.title || t("calendar.untitled")}
        closeLabel={t("action.close")}
        onClose={moving.forget}
      >
        {asked?.error === undefined ? null : (
          <SaveQuestion error={asked.error} onYes={moving.sendAgain} onNo={moving.forget} />
        )}
        {asked === undefined || asked.error !== undefined ? null : (
          <ScopeQuestion
            event={asked.event}
            scopes={scopesFor(asked.event, undefined)}
            title={s("scopeTitle")}
            onScope={moving.answer}
            onBack={moving.forget}
          />
        )}
      </Sheet>
    </>
  );
};
