import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import type { MemberLane } from "./member-lanes.ts";
import * as styles from "./lane-name.module.css";

/** Whose row or column it is: a face and a name, or everyone's. */
export const LaneName = ({ lane: { member } }: { lane: MemberLane }) => {
  const { t } = useI18n();
  return (
    <Row as="h2" gap={3} className={styles.laneName} data-part="lane-name" data-member={member?.id}>
      {member === undefined ? (
        <>
          <span className={styles.laneEveryone}>
            <Icon name="people" />
          </span>
          <FitText isName as="bdi">
            {t("calendar.everyone")}
          </FitText>
        </>
      ) : (
        <>
          <Avatar face={member} />
          <FitText isName as="bdi">
            {member.name}
          </FitText>
        </>
      )}
    </Row>
  );
};
