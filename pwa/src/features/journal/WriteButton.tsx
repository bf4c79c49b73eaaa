import { Link } from "wouter";
import { useMe } from "#client/context/family.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./journal.module.css";

/** The way to a new entry, always under the thumb; who only looks signs in first. */
export const WriteButton = () => {
  const s = useMessages(journalMessages);
  const me = useMe();
  return (
    <Row
      as={Link}
      gap={2}
      className={styles.writeButton}
      data-part="floating-action"
      href={me === undefined ? "/sign-in" : "/journal/new"}
    >
      <Icon name="plus" />
      {s("write")}
    </Row>
  );
};
