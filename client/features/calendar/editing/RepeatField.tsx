import { eventRepetitions } from "#client/recurrence/repetition-uses.ts";
import { RepetitionEditor } from "#client/recurrence/RepetitionEditor.tsx";
import type { EventDraftChange, EventDraft } from "./event-draft.ts";
import { MomentField } from "./MomentField.tsx";

/** Whether and how an event repeats; `large` for a wall without a keyboard. */
export const RepeatField = ({
  draft: { repetition, from },
  large,
  onChange,
}: {
  draft: EventDraft;
  large: boolean;
  onChange: EventDraftChange;
}) => (
  <RepetitionEditor
    value={repetition}
    use={eventRepetitions}
    first={from.day}
    renderLastDay={(label, day, onDay) => (
      <MomentField
        label={label}
        moment={{ day, minute: 0 }}
        isDay
        large={large}
        onMoment={(moment) => onDay(moment.day)}
      />
    )}
    onValue={(value) => onChange({ repetition: value })}
  />
);
