import { Link } from "wouter";
import { useBoard } from "#client/features/tasks/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { useMemberDays } from "#client/features/tasks/member-day.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./today.module.css";

/** How far everyone is today, for a parent how far the children are; a face leads to their chores. */
export const FamilyCard = ({ isOfChildren }: { isOfChildren: boolean }) => {
  const { t } = useI18n();
  const me = useMe();
  const everyone = useFamily();
  const family = isOfChildren ? everyone.filter(({ kid }) => kid) : everyone;
  const dayOf = useMemberDays();
  const shown = useBoard("routine");
  // Whoever is signed in and no parent sees their own chores above.
  if (family.length === 0 || (me !== undefined && !isOfChildren)) return null;
  return (
    <Card className={styles.familyCard}>
      <Row as="h2" wrap>
        {t("chores.title")} <SourceBadge shown={shown} />
      </Row>
      <ul className={styles.familyFaces}>
        {family.map((member) => {
          const { tasks, done, share } = dayOf(member.id);
          return (
            <li key={member.id}>
              <Link href={`/chores/${encodeURIComponent(member.id)}`}>
                <Avatar face={member} done={share} />
                <bdi>{member.name}</bdi>
                <Text as="small" figures>
                  {tasks.length === 0 ? "–" : t("chores.doneOf", { done, total: tasks.length })}
                </Text>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
