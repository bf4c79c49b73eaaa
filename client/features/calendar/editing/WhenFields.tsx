import { useConfig } from "#client/context/config.ts";
import { eventMessages } from "./messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import {
  withAllDay,
  withStart,
  type EventDraftChange,
  type EventDraft,
  timeProblemOf,
} from "./event-draft.ts";
import { MomentField } from "./MomentField.tsx";

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When: all day or from one time to another, in the house's zone, which is named where the screen is in another one. */
export const WhenFields = ({
  draft,
  large,
  onChange,
}: {
  draft: EventDraft;
  large: boolean;
  onChange: EventDraftChange;
}) => {
  const s = useMessages(eventMessages);
  const { timeZone } = useConfig();
  const { allDay, from, to } = draft;
  const isElsewhere = !allDay && ownZone() !== timeZone;
  const problem = timeProblemOf(draft);
  return (
    <Stack gap={4}>
      <Switch
        label={s("allDay")}
        on={allDay}
        onChange={(isAllDay) => onChange(withAllDay(draft, isAllDay))}
      />
      <MomentField
        label={allDay ? s("start") : s("begins")}
        moment={from}
        isDay={allDay}
        large={large}
        onMoment={(moment) => onChange(withStart(draft, moment))}
      />
      <MomentField
        label={allDay ? s("last") : s("ends")}
        moment={to}
        isDay={allDay}
        large={large}
        onMoment={(moment) => onChange({ to: moment })}
      />
      {problem === undefined ? null : (
        <Notice kind="problem" role="alert">
          {s(`problem.${problem}`)}
        </Notice>
      )}
      {isElsewhere ? <Notice kind="hint">{s("zone", { zone: timeZone })}</Notice> : null}
    </Stack>
  );
};
