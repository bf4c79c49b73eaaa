import type { Babysitter } from "#contract/babysitter.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useFamily } from "#client/context/family.ts";
import { Grid } from "#client/ui/layout/Grid.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./emergency-card.module.css";

/** Each child: when to bed, and what it must not get. */
export const ChildrenCard = ({ list }: { list: Babysitter["children"] }) => {
  const s = useMessages(babysitterMessages);
  const { timeOfDay } = useI18n();
  const family = useFamily();
  return (
    <Grid
      as="section"
      gap={4}
      columnMin="18rem"
      className={styles.emergencyChildren}
      aria-label={s("children")}
    >
      {list.map(({ memberId, name, bedtime, allergies }) => {
        const face = family.find(({ id }) => id === memberId);
        return (
          <Row gap={4} align="start" key={memberId} data-member={memberId}>
            {face === undefined ? null : <Avatar face={face} />}
            <div>
              <h2 dir="auto">{name}</h2>
              {bedtime === undefined ? null : (
                <p>
                  <Icon name="moon" />
                  {s("bed", { time: timeOfDay(bedtime) })}
                </p>
              )}
              {allergies === undefined ? null : (
                <p data-kind="warn">
                  <Icon name="warning" label={s("allergies")} />
                  <span dir="auto">{allergies}</span>
                </p>
              )}
            </div>
          </Row>
        );
      })}
    </Grid>
  );
};
