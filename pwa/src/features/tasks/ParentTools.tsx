import type { ManagedChore } from "#client/features/tasks/editing/ManageChores.tsx";
import { PreReaderSwitch } from "#client/features/tasks/editing/PreReaderSwitch.tsx";
import { useCapabilities } from "#client/features/meta/queries.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import type { IconName } from "#client/ui/icons/icons.ts";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./chores.module.css";

const Way = ({ icon, words, onOpen }: { icon: IconName; words: string; onOpen: () => void }) => (
  <ListRow as="button" type="button" onClick={onOpen}>
    <Icon name={icon} />
    <ListRowText>
      <b>{words}</b>
    </ListRowText>
    <Icon name="right" />
  </ListRow>
);

/** What only a parent arranges: every routine, who is away, and how a child sees theirs. */
export const ParentTools = ({
  member,
  onArrange,
}: {
  member: FamilyMember;
  onArrange: (arranged: ManagedChore) => void;
}) => {
  const s = useMessages(taskMessages);
  const can = useCapabilities("tasks");
  return (
    <Stack as="section" gap={2} className={styles.parentTools}>
      <Way
        icon="lists"
        words={s("allRoutines")}
        onOpen={() => onArrange({ kind: "allRoutines" })}
      />
      {can("pause") ? (
        <Way icon="away" words={s("pauses")} onOpen={() => onArrange({ kind: "pauses" })} />
      ) : null}
      {member.kid ? <PreReaderSwitch member={member} /> : null}
    </Stack>
  );
};
