import { useState } from "react";
import { useToday } from "#client/context/clock.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Segments } from "#client/ui/buttons/Segments.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { PickerField } from "#client/ui/form/PickerField.tsx";
import { Grid } from "#client/ui/layout/Grid.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MembersField } from "#client/features/members/MembersField.tsx";
import { absenceMessages } from "#client/features/absences/messages/messages.ts";
import { addAbsence, changeAbsence } from "#client/features/absences/mutations.ts";
import {
  absenceOf,
  emptyPattern,
  isWhole,
  type ChangedPattern,
  type PatternDraft,
  weekNow,
  withKind,
  withWeekCount,
  withWeekNow,
} from "./pattern-draft.ts";
import { ShiftHours } from "./ShiftHours.tsx";
import { PatternPreview, PatternWeeks } from "./PatternWeeks.tsx";

const mostWeeks = 26;

interface PartProps {
  readonly draft: PatternDraft;
  readonly onDraft: (draft: PatternDraft) => void;
}

const HowMany = ({ draft, onDraft }: PartProps) => {
  const s = useMessages(absenceMessages);
  const today = useToday();
  const count = draft.weeks.length;
  const to = (next: number) => () => onDraft(withWeekCount(draft, next));
  return (
    <>
      <Stepper
        label={s("weeksLabel")}
        shown={String(count)}
        lessLabel={s("removeWeek")}
        moreLabel={s("addWeek")}
        onLess={count > 1 ? to(count - 1) : undefined}
        onMore={count < mostWeeks ? to(count + 1) : undefined}
      />
      {count === 1 || count > 6 ? null : (
        <Stack gap={2}>
          <Text size="small" weight="semibold" tone="soft">
            {s("thisWeek")}
          </Text>
          <Segments
            label={s("thisWeek")}
            value={String(weekNow(draft, today))}
            options={draft.weeks.map((_, at) => ({
              value: String(at),
              label: s("week", { number: String(at + 1) }),
            }))}
            onChoose={(at) => onDraft(withWeekNow(draft, today, Number(at)))}
          />
        </Stack>
      )}
    </>
  );
};

const FromTo = ({ draft, onDraft }: PartProps) => {
  const s = useMessages(absenceMessages);
  const { start, end } = draft;
  return (
    <Grid gap={4} columnMin="11rem">
      <PickerField
        type="date"
        label={s("from")}
        value={start}
        onValue={(day) => onDraft({ ...draft, start: day })}
        required
      />
      <PickerField
        type="date"
        label={s("toOpen")}
        value={end}
        onValue={(day) => onDraft({ ...draft, end: day })}
        problem={end !== "" && end < start ? s("order") : undefined}
      />
    </Grid>
  );
};

const Fields = ({ draft, onDraft }: PartProps) => {
  const s = useMessages(absenceMessages);
  return (
    <>
      <MembersField
        label={s("whose")}
        hint={s("whoseHint")}
        memberIds={draft.memberIds}
        onMemberIds={(memberIds) => onDraft({ ...draft, memberIds })}
      />
      <Segments
        label={s("kind")}
        value={draft.kind}
        options={[
          { value: "away", label: s("daysAway") },
          { value: "shifts", label: s("shifts") },
        ]}
        onChoose={(kind) => onDraft(withKind(draft, kind))}
      />
      <TextField
        label={s("name")}
        placeholder={s("nameHint")}
        value={draft.reason}
        maxLength={200}
        onValue={(reason) => onDraft({ ...draft, reason })}
      />
      <HowMany draft={draft} onDraft={onDraft} />
      <PatternWeeks draft={draft} onDraft={onDraft} />
      {draft.kind === "shifts" ? <ShiftHours draft={draft} onDraft={onDraft} /> : null}
      <FromTo draft={draft} onDraft={onDraft} />
      {draft.start === "" ? null : <PatternPreview draft={draft} onDraft={onDraft} />}
    </>
  );
};

/** Weeks that come again, new or changed, with what the next ones are. */
export const PatternForm = ({
  changes,
  said,
  onSaved,
}: {
  /** What is changed; new weeks without it. */
  changes?: ChangedPattern | undefined;
  /** What is known of new ones. */
  said?: PatternDraft;
  onSaved: () => void;
}) => {
  const s = useMessages(absenceMessages);
  const { t } = useI18n();
  const today = useToday();
  const add = useMutate(addAbsence);
  const change = useMutate(changeAbsence);
  const [draft, setDraft] = useState(() => changes?.draft ?? said ?? emptyPattern(today));
  const isReady = isWhole(draft) && !add.isPending && !change.isPending;
  const problem = add.error ?? change.error;
  const onSuccess = () => {
    showToast({ kind: "done", words: s("saved") });
    onSaved();
  };
  const save = () => {
    const body = absenceOf(draft);
    if (changes === undefined) add.mutate({ body }, { onSuccess });
    else
      change.mutate(
        { params: { id: changes.id }, body: { ...body, seen: changes.seen } },
        { onSuccess },
      );
  };
  return (
    <Stack
      as="form"
      gap={5}
      aria-label={s("newWeeks")}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save();
      }}
    >
      <Fields draft={draft} onDraft={setDraft} />
      {problem === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, problem)}
        </Notice>
      )}
      <Button type="submit" kind="primary" disabled={!isReady}>
        {s("save")}
      </Button>
    </Stack>
  );
};
