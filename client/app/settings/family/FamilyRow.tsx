import type { RosterEntry } from "#client/features/members/roster.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./family-editor.module.css";

/** The PINs of the family's members, for the rows that show and change them. */
export interface MemberPins {
  /** In words, whether a member has one. */
  readonly state: (id: string) => string;
  readonly label: (entry: RosterEntry) => string;
  readonly open: (id: string) => void;
}

/** The id by which a row's colours are found, apart from the ones in use. */
export const idOfRow = (id: string) => `roster ${id}`;

const MoveButtons = ({
  name,
  onUp,
  onDown,
}: {
  name: string;
  /** Undefined where there is no way further up. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}) => {
  const s = useMessages(setupMessages);
  return (
    <span className={styles.familyMoves}>
      <button
        type="button"
        aria-label={s("family.up", { name })}
        disabled={onUp === undefined}
        onClick={onUp}
      >
        <FeatureIcon name="up" />
      </button>
      <button
        type="button"
        aria-label={s("family.down", { name })}
        disabled={onDown === undefined}
        onClick={onDown}
      >
        <FeatureIcon name="down" />
      </button>
    </span>
  );
};

/** One member of the family: face, name and role, the ways to edit, to set a PIN and to move. */
export const FamilyRow = ({
  entry,
  initials,
  pins,
  onEdit,
  onUp,
  onDown,
}: {
  entry: RosterEntry;
  initials: string;
  pins: MemberPins | undefined;
  onEdit: () => void;
  /** Moves the member one place up; undefined for the first. */
  onUp: (() => void) | undefined;
  /** Moves the member one place down; undefined for the last. */
  onDown: (() => void) | undefined;
}) => {
  const s = useMessages(setupMessages);
  return (
    <li data-member={idOfRow(entry.id)}>
      <Row as="button" gap={4} type="button" className={styles.familyRow} onClick={onEdit}>
        <Avatar
          face={{
            id: idOfRow(entry.id),
            name: entry.name,
            initials,
            ...(entry.avatar === undefined ? {} : { avatar: entry.avatar }),
          }}
        />
        <span>
          <b dir="auto">{entry.name}</b>
          <small>
            {s(entry.parent ? "family.parent" : entry.kid ? "family.child" : "family.other")}
            {pins === undefined ? null : ` · ${pins.state(entry.id)}`}
          </small>
        </span>
        <FeatureIcon name="pencil" label={s("family.edit", { name: entry.name })} />
      </Row>
      {pins === undefined ? null : (
        <Button kind="quiet" aria-label={pins.label(entry)} onClick={() => pins.open(entry.id)}>
          <FeatureIcon name="pin" />
        </Button>
      )}
      <MoveButtons name={entry.name} onUp={onUp} onDown={onDown} />
    </li>
  );
};
