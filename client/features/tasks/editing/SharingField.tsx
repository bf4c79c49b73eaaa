import { taskMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { type TaskDraftChange, type TaskDraft, sharingOf } from "./task-draft.ts";
import { useCapabilities } from "../../meta/queries.ts";

/** Who does it together and whose turn it is, once there are several. */
export const SharingField = ({
  draft,
  isNew,
  onChange,
}: {
  draft: TaskDraft;
  isNew: boolean;
  onChange: TaskDraftChange;
}) => {
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  if (draft.list === "todo" || draft.memberIds.length < 2) return null;
  const ways = [
    "together" as const,
    ...(isNew ? (["each"] as const) : []),
    ...(can("rotate") ? (["turns"] as const) : []),
  ];
  return (
    <>
      {ways.length < 2 ? null : (
        <LabeledChoices
          label={s("sharing")}
          value={sharingOf(draft)}
          choices={ways.map((way) => ({ value: way, label: s(`sharing.${way}`) }))}
          onChoose={(sharing) => onChange({ sharing })}
        />
      )}
      {draft.sharing === "turns" ? (
        <LabeledChoices
          label={s("order")}
          value={draft.order}
          choices={(["roundRobin", "fewestDone"] as const).map((order) => ({
            value: order,
            label: s(`order.${order}`),
          }))}
          onChoose={(order) => onChange({ order })}
        />
      ) : null}
    </>
  );
};
