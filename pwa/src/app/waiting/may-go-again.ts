import { mostDaysOfLateTap } from "#contract/rules/late-tap.ts";
import { withGuestsTold } from "#client/features/calendar/changes/tell-guests.ts";
import {
  closeRoutine,
  closeTodo,
  reopenRoutine,
  reopenTodo,
} from "#client/features/tasks/mutations.ts";
import { inputOf } from "#client/mutations/define-mutation.ts";
import { isOfDeleted, type PendingMutation } from "#client/mutations/pending-mutation.ts";
import { isRefusedForGood } from "#client/mutations/refused-for-good.ts";

const ticks = [closeRoutine, reopenRoutine, closeTodo, reopenTodo];

/** The house's day may begin before this phone's. */
const mostMsLate = (mostDaysOfLateTap + 1) * 86_400_000;

const isOfLongAgo = (mutation: PendingMutation): boolean => {
  const day = inputOf(ticks, mutation)?.day;
  return day !== undefined && Date.now() - Date.parse(day) > mostMsLate;
};

/** Whether the house may take what it refused now as it is: it wasn't there, or said no to what may be different by now. */
export const mayGoAgain = (mutation: PendingMutation): boolean => {
  const { refused } = mutation;
  if (refused === undefined) return false;
  const isElsewhere = refused.code === "changedMeanwhile" || refused.field === "occurrence";
  const mayBeTaken =
    !isOfDeleted(refused) && !isElsewhere && withGuestsTold(mutation) === undefined;
  return mayBeTaken && !isRefusedForGood(refused) && !isOfLongAgo(mutation);
};
