import { useState } from "react";
import { errorText } from "#client/i18n/error-text.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { showToast } from "#client/ui/toasts.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { addPause } from "../mutations.ts";
import { MembersField } from "../../members/MembersField.tsx";

const aWeek = 6;

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
      {
        body: {
          start,
          end,
          ...(memberIds.length === 0 ? {} : { memberIds: [...memberIds] }),
          ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
        },
      },
      {
        onSuccess: () => {
          showToast({ kind: "done", words: s("pauseMade", { day: dateLong(end) }) });
          onMade();
        },
      },
    );
  return (
    <form
      className="pause-form"
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
      <div className="pause-days">
        <TextField type="date" label={s("pauseFrom")} value={start} onValue={setStart} required />
        <TextField
          type="date"
          label={s("pauseTo")}
          value={end}
          onValue={setEnd}
          required
          problem={isBackwards ? s("pauseOrder") : undefined}
        />
      </div>
      <TextField
        label={s("pauseReason")}
        placeholder={s("pauseReasonHint")}
        value={reason}
        maxLength={200}
        onValue={setReason}
      />
      {add.error === null ? null : (
        <p className="field-problem" role="alert">
          {errorText(t, add.error)}
        </p>
      )}
      <button type="submit" className="button" data-kind="primary" disabled={!isReady}>
        {s("pause")}
      </button>
    </form>
  );
};
