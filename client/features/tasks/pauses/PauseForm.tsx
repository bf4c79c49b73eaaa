import { useState } from "react";
import { errorText } from "#client/i18n/error-text.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Grid } from "#client/ui/layout/Grid.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { addPause } from "../mutations.ts";
import { MembersField } from "../../members/MembersField.tsx";

const aWeek = 6;

const newPauseOf = ({
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

const PauseDays = ({
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
  const s = useMessages(taskMessages);
  return (
    <Grid gap={4} columnMin="11rem">
      <TextField type="date" label={s("pauseFrom")} value={start} onValue={onStart} required />
      <TextField
        type="date"
        label={s("pauseTo")}
        value={end}
        onValue={onEnd}
        required
        problem={isBackwards ? s("pauseOrder") : undefined}
      />
    </Grid>
  );
};

/** Who is away, from when to when, and why. */
export const PauseForm = ({ onMade }: { onMade: () => void }) => {
  const s = useMessages(taskMessages);
  const { t, dateLong } = useI18n();
  const today = useToday();
  const add = useMutate(addPause);
  const [memberIds, setMemberIds] = useState<readonly string[]>([]);
  const [start, setStart] = useState(today);
  const [end, setEnd] = useState(addDays(today, aWeek));
  const [reason, setReason] = useState("");
  const isBackwards = start !== "" && end !== "" && end < start;
  const isReady = start !== "" && end !== "" && !isBackwards && !add.isPending;
  const save = () =>
    add.mutate(
      { body: newPauseOf({ start, end, memberIds, reason }) },
      {
        onSuccess: () => {
          showToast({ kind: "done", words: s("pauseMade", { day: dateLong(end) }) });
          onMade();
        },
      },
    );
  return (
    <Stack
      as="form"
      gap={5}
      aria-label={s("pauseNew")}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save();
      }}
    >
      <MembersField
        label={s("pauseWho")}
        hint={s("pauseWhoHint")}
        memberIds={memberIds}
        onMemberIds={setMemberIds}
      />
      <PauseDays {...{ start, end, isBackwards }} onStart={setStart} onEnd={setEnd} />
      <TextField
        label={s("pauseReason")}
        placeholder={s("pauseReasonHint")}
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
