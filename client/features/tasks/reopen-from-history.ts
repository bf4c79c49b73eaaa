import type { LedgerEntry } from "#contract/stars.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { addDays } from "../../i18n/time.ts";
import { useToday } from "../../context/clock.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { useParentHere } from "../access/queries.ts";
import { reopenRoutine } from "./mutations.ts";

/** The entries (newest first) whose chore still counts on its day, and whose day is not before `since`. */
export const reopenableEntries = (
  entries: readonly LedgerEntry[],
  since: string,
): ReadonlyMap<string, { readonly taskId: string; readonly stars: number }> => {
  const seen = new Set<string>();
  const takeable = new Map<string, { readonly taskId: string; readonly stars: number }>();
  for (const { id, kind, taskId, date, delta } of entries) {
    if (kind !== "chore" || taskId === undefined || date < since) continue;
    const occurrence = `${taskId} ${date}`;
    if (delta > 0 && !seen.has(occurrence)) takeable.set(id, { taskId, stars: delta });
    seen.add(occurrence);
  }
  return takeable;
};

/** How to take back what a history shows: by anyone on the day itself, by a parent also on the day after. */
export const useReopenFromHistory = (
  entries: readonly LedgerEntry[],
): ((entry: LedgerEntry) => (() => void) | undefined) => {
  const { t } = useI18n();
  const today = useToday();
  const isParent = useParentHere();
  const { mutate, isPending } = useMutate(reopenRoutine);
  const takeable = reopenableEntries(entries, isParent ? addDays(today, -1) : today);
  return ({ id, memberId, date, reason }) => {
    const found = takeable.get(id);
    if (found === undefined || isPending) return undefined;
    return () =>
      mutate(
        {
          ...{ taskId: found.taskId, title: reason, memberId, at: Date.now(), day: date },
          // Named with its day also on that day itself.
          ...{ isToday: false, starsOf: memberId, stars: -found.stars },
        },
        {
          onSuccess: () =>
            showToast({ kind: "done", words: t("toast.reopened", { task: reason }) }),
          onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }),
        },
      );
  };
};
