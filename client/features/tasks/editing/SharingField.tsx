import { choreWords } from "../messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Asked } from "#client/ui/form/LabeledChoices.tsx";
import { type Change, type Draft, sharingOf } from "./task-draft.ts";
import { useCan } from "../../meta/queries.ts";

/** Who does it together and whose turn it is, once there are several. */
export const SharingField = ({
  draft,
  isNew,
  onChange,
}: {
  draft: Draft;
  isNew: boolean;
  onChange: Change;
}) => {
  const s = useWordsOf(choreWords);
  const can = useCan("tasks");
  if (draft.list === "todo" || draft.memberIds.length < 2) return null;
  const ways = [
    "together" as const,
    ...(isNew ? (["each"] as const) : []),
    ...(can("rotate") ? (["turns"] as const) : []),
  ];
  return (
    <>
      {ways.length < 2 ? null : (
        <Asked
          label={s("sharing")}
          value={sharingOf(draft)}
          choices={ways.map((way) => ({ value: way, label: s(`sharing.${way}`) }))}
          onChoose={(sharing) => onChange({ sharing })}
        />
      )}
      {draft.sharing === "turns" ? (
        <Asked
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
