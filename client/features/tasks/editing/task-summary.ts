import { useToday } from "#client/context/clock.ts";
import { useFamily } from "#client/context/family.ts";
import { taskMessages } from "../messages/messages.ts";
import { useDescribeRepetition } from "#client/recurrence/describe-repetition.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { type TaskDraft, sharingOf } from "./task-draft.ts";

/** Words as they stand by themselves. */
const asSentence = (words: string): string =>
  `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;

/** How a repetition is said: "Every Monday and Thursday". */
const useWhen = () => {
  const s = useMessages(taskMessages);
  const { dateLong } = useI18n();
  const describe = useDescribeRepetition(dateLong);
  const today = useToday();
  return ({ repetition, due }: Pick<TaskDraft, "repetition" | "due">): string =>
    describe(repetition, "chore", due ?? today) ??
    (due === undefined ? s("means.once") : s("means.by", { day: dateLong(due) }));
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
    // A to-do without a day is once, whenever: only whose it is needs words.
    if (draft.list === "todo" && draft.due === undefined && draft.repetition.kind === "none")
      return asSentence(whose(draft));
    const doing = `${when(draft)}${part}: ${whose(draft)}.`;
    if (draft.list === "todo") return doing;
    const stars = t("chores.stars", { count: draft.stars });
    return `${doing} ${stars}${draft.needsApproval ? `, ${s("means.approval")}` : ""}.`;
  };
};
