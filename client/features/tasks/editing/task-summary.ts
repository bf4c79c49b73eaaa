import { useFamily } from "#client/context/family.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { dayOfWeekday } from "#client/i18n/time.ts";
import { type TaskDraft, sharingOf } from "./task-draft.ts";
import { lastDayOfMonth } from "./repetition.ts";

/** How a repetition is said: "Every Monday and Thursday". */
const useWhen = () => {
  const s = useMessages(taskMessages);
  const { list, dayName, dateLong } = useI18n();
  return ({ repetition, due }: Pick<TaskDraft, "repetition" | "due">): string => {
    switch (repetition.kind) {
      case "once":
        return due === undefined ? s("means.once") : s("means.by", { day: dateLong(due) });
      case "daily":
        return s("means.daily");
      case "weekdays":
        return s("means.weekdays");
      case "weekly": {
        const days = list(repetition.days.map((day) => dayName(dayOfWeekday(day))));
        return repetition.every === 1
          ? s("means.weekly", { days })
          : s("means.weeks", { count: repetition.every, days });
      }
      case "monthly":
        return repetition.day === lastDayOfMonth
          ? s("means.monthLast")
          : s("means.monthDay", { day: repetition.day });
      case "afterDone":
        return s("means.afterDone", { count: repetition.days });
      case "other":
        return s("means.other");
    }
  };
};

const useWhose = () => {
  const s = useMessages(taskMessages);
  const { list } = useI18n();
  const family = useFamily();
  return (draft: TaskDraft): string => {
    const names = list(
      family.filter(({ id }) => draft.memberIds.includes(id)).map(({ name }) => name),
    );
    if (names === "") return s("means.nobody");
    if (draft.memberIds.length < 2 || draft.list === "todo") return names;
    const sharing = sharingOf(draft);
    if (sharing === "each") return s("means.each", { names });
    if (sharing === "together") return s("means.first", { names });
    return s(draft.order === "roundRobin" ? "means.turns" : "means.fewest", { names });
  };
};

/** Says in one line when something is to be done and by whom: "Every day, in the evening: Mia and Leo in turn. 2 stars". */
export const useTaskSummary = (): ((draft: TaskDraft) => string) => {
  const s = useMessages(taskMessages);
  const { t } = useI18n();
  const when = useWhen();
  const whose = useWhose();
  return (draft) => {
    const part = draft.daypart === null ? "" : `, ${s(`means.in.${draft.daypart}`)}`;
    const doing = `${when(draft)}${part}: ${whose(draft)}.`;
    if (draft.list === "todo") return doing;
    const stars = t("chores.stars", { count: draft.stars });
    return `${doing} ${stars}${draft.needsApproval ? `, ${s("means.approval")}` : ""}.`;
  };
};
