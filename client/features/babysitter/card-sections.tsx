import { babysitterMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { ChildFields } from "./ChildFields.tsx";
import type { CardDraft } from "./card-draft.ts";
import { SectionHeading } from "../../ui/text/SectionHeading.tsx";

/** The parents' phone numbers on the emergency card. */
export const ParentFields = ({
  parents,
  nameOf,
  onParents,
}: {
  parents: CardDraft["parents"];
  nameOf: (memberId: string) => string;
  onParents: (parents: CardDraft["parents"]) => void;
}) => {
  const s = useMessages(babysitterMessages);
  return (
    <section>
      <SectionHeading>{s("parents")}</SectionHeading>
      {parents.map(({ memberId, phone }, at) => (
        <TextField
          key={memberId}
          label={s("phoneOf", { name: nameOf(memberId) })}
          type="tel"
          inputMode="tel"
          maxLength={40}
          value={phone}
          onValue={(next) => onParents(parents.with(at, { memberId, phone: next }))}
        />
      ))}
    </section>
  );
};

/** What a babysitter should know of each child. */
export const ChildrenFields = ({
  list,
  nameOf,
  onChildren,
}: {
  list: CardDraft["children"];
  nameOf: (memberId: string) => string;
  onChildren: (children: CardDraft["children"]) => void;
}) => {
  const s = useMessages(babysitterMessages);
  return (
    <section>
      <SectionHeading>{s("children")}</SectionHeading>
      {list.map((child, at) => (
        <ChildFields
          key={child.memberId}
          name={nameOf(child.memberId)}
          child={child}
          onChild={(next) => onChildren(list.with(at, next))}
        />
      ))}
    </section>
  );
};

/** The network that guests may use, by name and password. */
export const WifiFields = ({
  draft,
  onChange,
}: {
  draft: CardDraft;
  onChange: (part: Partial<CardDraft>) => void;
}) => {
  const s = useMessages(babysitterMessages);
  return (
    <section>
      <SectionHeading>{s("wifi")}</SectionHeading>
      <TextField
        label={s("wifiName")}
        maxLength={64}
        autoCapitalize="none"
        value={draft.wifiName}
        onValue={(wifiName) => onChange({ wifiName })}
      />
      <TextField
        label={s("wifiPassword")}
        maxLength={64}
        autoCapitalize="none"
        value={draft.wifiPassword}
        onValue={(wifiPassword) => onChange({ wifiPassword })}
      />
    </section>
  );
};
