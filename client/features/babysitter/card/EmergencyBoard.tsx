import type { ReactNode } from "react";
import type { Babysitter } from "#contract/babysitter.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { babysitterMessages } from "../messages/messages.ts";
import { ChildrenCard } from "./ChildrenCard.tsx";
import { ParentPhones } from "./ParentPhones.tsx";
import * as styles from "./emergency-card.module.css";

const Contacts = ({ contacts }: { contacts: Babysitter["contacts"] }) => {
  const s = useMessages(babysitterMessages);
  return (
    <Stack as="section" gap={3} justify="start" className={styles.emergencyPart}>
      <h2>{s("contacts")}</h2>
      <Stack as="ul" className={styles.emergencyContacts}>
        {contacts.map(({ name, phone }) => (
          <Row as="li" align="stretch" justify="between" wrap key={`${name} ${phone}`}>
            <bdi>{name}</bdi>
            <Text as="strong" figures dir="ltr">
              {phone}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};

/** What is on the emergency card, on a wall and on a sitter's own phone; `children` is what only one of them adds. */
export const EmergencyBoard = ({
  card,
  children,
}: {
  card: Pick<Babysitter, "parents" | "contacts" | "children" | "notes">;
  children?: ReactNode;
}) => {
  const s = useMessages(babysitterMessages);
  return (
    <Stack gap={4} justify="start" className={styles.emergencyBoard}>
      <ParentPhones parents={card.parents} />
      {card.children.length === 0 ? null : <ChildrenCard list={card.children} />}
      {card.contacts.length === 0 ? null : <Contacts contacts={card.contacts} />}
      {card.notes === "" ? null : (
        <Stack as="section" gap={3} justify="start" className={styles.emergencyPart}>
          <h2>{s("notes")}</h2>
          <p className={styles.emergencyNotes} dir="auto">
            {card.notes}
          </p>
        </Stack>
      )}
      {children}
    </Stack>
  );
};
