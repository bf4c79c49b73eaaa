import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import type { ApiError } from "#client/api/api-error.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { type AnsweredOnce, answeredOnce } from "#client/mutations/answered-once.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { adjustStars } from "#client/features/stars/mutations.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { stepStars } from "./step-stars.ts";
import * as styles from "./adjust-stars.module.css";

const given = ["reasonHelped", "reasonKind", "reasonEarly", "reasonForgot"] as const;
const taken = ["reasonMistake"] as const;

const DeltaStepper = ({
  delta,
  stars,
  onDelta,
}: {
  delta: number;
  /** How many the member has, the most that can be taken. */
  stars: number;
  onDelta: (delta: number) => void;
}) => {
  const s = useMessages(rewardMessages);
  const step = (by: 1 | -1) => {
    const next = stepStars(delta, by, stars);
    return next === undefined ? undefined : () => onDelta(next);
  };
  const count = Math.abs(delta);
  return (
    <Stepper
      label={s("adjust")}
      hint={s("adjustHint")}
      shown={delta > 0 ? `+${count}` : `−${count}`}
      lessLabel={s("fewer")}
      moreLabel={s("more")}
      onLess={step(-1)}
      onMore={step(1)}
    />
  );
};

const UsualReasons = ({
  isGiven,
  value,
  onChoose,
}: {
  isGiven: boolean;
  value: string;
  onChoose: (reason: string) => void;
}) => {
  const s = useMessages(rewardMessages);
  return (
    <ul>
      {(isGiven ? given : taken).map((key) => (
        <li key={key}>
          <Button aria-pressed={value === s(key)} onClick={() => onChoose(s(key))}>
            {s(key)}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** A parent gives stars or takes some, and says why. */
export const AdjustStars = ({ member, stars }: { member: FamilyMember; stars: number }) => {
  const s = useMessages(rewardMessages);
  const { t } = useI18n();
  const [delta, setDelta] = useState(1);
  const [reason, setReason] = useState("");
  const queue = useMutationQueue();
  type Adjusted = AnsweredOnce<OperationAnswer<"POST /api/balances/{memberId}/adjust">>;
  type Adjustment = OperationInput<"POST /api/balances/{memberId}/adjust">;
  const { mutate, error, isPending } = useMutation<Adjusted, ApiError, Adjustment>({
    mutationFn: (input) => answeredOnce(queue.enqueue(adjustStars, input)),
  });
  const count = Math.abs(delta);
  const send = () =>
    mutate(
      { params: { memberId: member.id }, body: { delta, reason: reason.trim() } },
      {
        onSuccess: ({ answer: { balance }, isFromBefore }) => {
          // What was asked for now is still to be sent.
          if (isFromBefore) {
            showToast({ kind: "problem", memberId: member.id, words: s("adjustedBefore") });
            return;
          }
          setDelta(1);
          setReason("");
          showToast({
            kind: "done",
            memberId: member.id,
            words: s("adjustDone", { count: balance, name: member.name }),
          });
        },
      },
    );
  return (
    <Stack
      as="form"
      gap={4}
      className={styles.adjustStars}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DeltaStepper delta={delta} stars={stars} onDelta={setDelta} />
      <TextField
        label={s("reason")}
        value={reason}
        maxLength={80}
        autoCapitalize="sentences"
        onValue={setReason}
      />
      <UsualReasons isGiven={delta > 0} value={reason} onChoose={setReason} />
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {error.code === "insufficient"
            ? s("tooMuch", { count: stars, name: member.name })
            : errorText(t, error)}
        </Notice>
      )}
      <Button type="submit" kind="primary" disabled={isPending || reason.trim() === ""}>
        {s(delta > 0 ? "give" : "take", { count })}
      </Button>
    </Stack>
  );
};
