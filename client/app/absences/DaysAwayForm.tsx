import { useState } from "react";
import type { NewAbsence } from "#contract/absences.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { absenceMessages } from "#client/features/absences/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { PickerField } from "#client/ui/form/PickerField.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Grid } from "#client/ui/layout/Grid.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { addAbsence } from "#client/features/absences/mutations.ts";
import { MembersField } from "#client/features/members/MembersField.tsx";

const aWeek = 6;

const daysAwayOf = ({
  start,
  end,
  memberIds,
  reason,
}: {
  start: string;
  end: string;
  memberIds: readonly string[];
  reason: string;
}) => ({
  start,
  end,
  ...(memberIds.length === 0 ? {} : { memberIds: [...memberIds] }),
  ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
});

const FirstAndLast = ({
  start,
  end,
  isBackwards,
  onStart,
  onEnd,
}: {
  start: string;
  end: string;
  isBackwards: boolean;
  onStart: (day: string) => void;
  onEnd: (day: string) => void;
}) => {
  const s = useMessages(absenceMessages);
  return (
    <Grid gap={4} columnMin="11rem">
      <PickerField type="date" label={s("from")} value={start} onValue={onStart} required />
      <PickerField
        type="date"
        label={s("to")}
        value={end}
        onValue={onEnd}
        required
        problem={isBackwards ? s("order") : undefined}
      />
    </Grid>
  );
};

/** Who is away, from when to when, and why; `said` is what is known of it. */
export const DaysAwayForm = ({ said, onMade }: { said?: NewAbsence; onMade: () => void }) => {
  const s = useMessages(absenceMessages);
  const { t, dateLong } = useI18n();
  const today = useToday();
  const add = useMutate(addAbsence);
  const [memberIds, setMemberIds] = useState<readonly string[]>(said?.memberIds ?? []);
  const [start, setStart] = useState(said?.start ?? today);
  const [end, setEnd] = useState(said?.end ?? addDays(start, aWeek));
  const [reason, setReason] = useState(said?.reason ?? "");
  const isBackwards = start !== "" && end !== "" && end < start;
  const isReady = start !== "" && end !== "" && !isBackwards && !add.isPending;
  const save = () =>
    add.mutate(
      { body: daysAwayOf({ start, end, memberIds, reason }) },
      {
        onSuccess: () => {
          showToast({ kind: "done", words: s("made", { day: dateLong(end) }) });
          onMade();
        },
      },
    );
  return (
    <Stack
      as="form"
      gap={5}
      aria-label={s("new")}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save();
      }}
    >
      <MembersField
        label={s("who")}
        nobodyHint={s("whoHint")}
        memberIds={memberIds}
        onMemberIds={setMemberIds}
      />
      <FirstAndLast {...{ start, end, isBackwards }} onStart={setStart} onEnd={setEnd} />
      <TextField
        label={s("reason")}
        placeholder={s("reasonHint")}
        value={reason}
        maxLength={200}
        onValue={setReason}
      />
      {add.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, add.error)}
        </Notice>
      )}
      <Button type="submit" kind="primary" disabled={!isReady}>
        {s("pause")}
      </Button>
    </Stack>
  );
};
