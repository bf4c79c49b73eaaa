import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { noPinMessages } from "#client/features/access/no-pin-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./sign-in.module.css";

/** Says to somebody without a PIN who can give them one: a parent, or whoever runs the wall where no parent has one. */
export const NoPin = ({ member }: { member: FamilyMember }) => {
  const s = useMessages(noPinMessages);
  const canParent = useFamily().some(({ parent, hasPin }) => parent && hasPin);
  const { id, name } = member;
  return (
    <Text as="p" size="small" className={styles.noPin} data-member={id} role="alert">
      {canParent ? s("byParent", { name }) : s("byOperator", { name, id: id.toUpperCase() })}
    </Text>
  );
};
