import { daypartIcons } from "../dayparts.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import type { TaskDraftChange, TaskDraft } from "./task-draft.ts";
import { DueField } from "./DueField.tsx";
import { choreRepetitions } from "#client/recurrence/repetition-uses.ts";
import { RepetitionEditor } from "#client/recurrence/RepetitionEditor.tsx";
import { useCapabilities } from "../../meta/queries.ts";

const mostStars = 100;
const parts = ["anytime", "morning", "afternoon", "evening"] as const;

/** What only a routine has: how often, when in the day, its stars, and whether a parent has a look. */
export const RoutineFields = ({
  draft,
  today,
  onChange,
}: {
  draft: TaskDraft;
  today: string;
  onChange: TaskDraftChange;
}) => {
  const s = useMessages(taskMessages);
  const { t } = useI18n();
  const can = useCapabilities("tasks");
  const { stars, repetition } = draft;
  return (
    <>
      <RepetitionEditor
        value={repetition}
        use={choreRepetitions}
        first={today}
        onValue={(value) => onChange({ repetition: value })}
      />
      {repetition.kind === "none" ? (
        <DueField due={draft.due} today={today} onDue={(due) => onChange({ due })} />
      ) : null}
      <LabeledChoices
        label={s("part")}
        value={draft.daypart ?? "anytime"}
        choices={parts.map((part) => ({
          value: part,
          label: t(`chores.${part}`),
          picture: <Icon name={daypartIcons[part]} />,
        }))}
        onChoose={(part) => onChange({ daypart: part === "anytime" ? null : part })}
      />
      <Stepper
        label={s("stars")}
        shown={`${stars} ★`}
        lessLabel={s("less")}
        moreLabel={s("more")}
        onLess={stars > 0 ? () => onChange({ stars: stars - 1 }) : undefined}
        onMore={stars < mostStars ? () => onChange({ stars: stars + 1 }) : undefined}
      />
      {can("approve") ? (
        <Switch
          label={s("approval")}
          hint={s("approvalHint")}
          on={draft.needsApproval}
          onChange={(needsApproval) => onChange({ needsApproval })}
        />
      ) : null}
    </>
  );
};
