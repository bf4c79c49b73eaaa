import type { Babysitter } from "#contract/babysitter.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Grid } from "#client/ui/layout/Grid.tsx";
import { useFamily } from "#client/context/family.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./emergency-card.module.css";

/** The parents' numbers on the emergency card, each with a face; a tap calls. */
export const ParentPhones = ({ parents }: { parents: Babysitter["parents"] }) => {
  const s = useMessages(babysitterMessages);
  const family = useFamily();
  return (
    <Grid
      as="section"
      gap={4}
      columnMin="21rem"
      className={styles.emergencyPhones}
      aria-label={s("parents")}
    >
      {parents.length === 0 ? (
        <Text as="p" size="large">
          {s("noPhones")}
        </Text>
      ) : null}
      {parents.map(({ id, name, phone }) => {
        const face = family.find((member) => member.id === id);
        return (
          <Row
            as="a"
            gap={5}
            key={id}
            href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
            data-member={id}
            aria-label={s("call", { name })}
          >
            {face === undefined ? null : <Avatar face={face} />}
            <span>
              <b dir="auto">{name}</b>
              <Text as="strong" figures dir="ltr">
                {phone}
              </Text>
            </span>
          </Row>
        );
      })}
    </Grid>
  );
};
