import { babysitterMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import type { CardDraft } from "./card-draft.ts";
import * as styles from "./card-editor.module.css";

type Contacts = CardDraft["contacts"];
const most = 20;

/** Whom to call when no parent answers. */
export const ContactFields = ({
  contacts,
  onContacts,
}: {
  contacts: Contacts;
  onContacts: (contacts: Contacts) => void;
}) => {
  const s = useMessages(babysitterMessages);
  return (
    <>
      {contacts.map((contact, at) => (
        <div className={styles.contactFields} data-part="contact-fields" key={contact.key}>
          <TextField
            label={s("contactName")}
            maxLength={200}
            value={contact.name}
            onValue={(name) => onContacts(contacts.with(at, { ...contact, name }))}
          />
          <TextField
            label={s("contactPhone")}
            type="tel"
            inputMode="tel"
            maxLength={40}
            value={contact.phone}
            onValue={(phone) => onContacts(contacts.with(at, { ...contact, phone }))}
          />
          <IconButton
            icon="close"
            label={s("contactRemove", { name: contact.name })}
            onClick={() => onContacts(contacts.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button
        disabled={contacts.length >= most}
        onClick={() => {
          const key = Math.max(0, ...contacts.map((one) => one.key)) + 1;
          onContacts([...contacts, { key, name: "", phone: "" }]);
        }}
      >
        <Icon name="plus" />
        {s("contactAdd")}
      </Button>
    </>
  );
};
