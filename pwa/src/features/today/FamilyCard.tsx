import { Link } from "wouter";
import { useBoard } from "#client/features/tasks/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { useMemberDays } from "#client/features/tasks/member-day.ts";
import { useFamily } from "#client/context/family.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./today.module.css";

/** For somebody who just looks: how far everyone is today; a face leads to their chores. */
export const FamilyCard = () => {
  const { t } = useI18n();
  const family = useFamily();
  const dayOf = useMemberDays();
  const shown = useBoard("routine");
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
