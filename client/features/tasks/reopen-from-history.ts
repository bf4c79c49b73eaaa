import type { LedgerEntry } from "#contract/stars.ts";
import { defineWrite } from "../../api/call.ts";
import { useWrite } from "../../mutations/send.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { addDays, useToday } from "../../i18n/time.ts";
import { showToast } from "../../ui/toasts.ts";
import { useParentHere } from "../access/queries.ts";

const reopen = defineWrite("POST /api/board/routine/{task_id}/reopen", ["tasks", "stars"]);

/** The entries (newest first) whose chore still counts on its day, and whose day is not before `since`. */
export const reopenableEntries = (
  entries: readonly LedgerEntry[],
  since: string,
): ReadonlyMap<string, { readonly taskId: string }> => {
  const seen = new Set<string>();
  const takeable = new Map<string, { readonly taskId: string }>();
  for (const { id, kind, taskId, date, delta } of entries) {
    if (kind !== "chore" || taskId === undefined || date < since) continue;
    const occurrence = `${taskId} ${date}`;
    if (delta > 0 && !seen.has(occurrence)) takeable.set(id, { taskId });
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
  const { mutate, isPending } = useWrite(reopen);
  const takeable = reopenableEntries(entries, isParent ? addDays(today, -1) : today);
  return ({ id, memberId, date, reason }) => {
    const found = takeable.get(id);
    if (found === undefined || isPending) return undefined;
    return () =>
      mutate(
        { params: { task_id: found.taskId }, body: { memberId, date } },
        {
          onSuccess: () =>
            showToast({ kind: "done", words: t("toast.reopened", { task: reason }) }),
          onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }),
        },
      );
  };
};
