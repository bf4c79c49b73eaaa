import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { useFamily, useMe } from "#client/context/family.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { useMemberDays } from "#client/features/tasks/member-day.ts";
import * as styles from "./chores.module.css";

/** Everyone's face in one row, mine first; a tap shows their chores. A family of one has nothing to switch. */
export const MemberSwitch = ({ shownId }: { shownId: string }) => {
  const { t } = useI18n();
  const family = useFamily();
  const me = useMe();
  const dayOf = useMemberDays();
  const shown = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [shownId]);
  if (family.length < 2) return null;
  const mineFirst = family.toSorted((a, b) => Number(b.id === me?.id) - Number(a.id === me?.id));
  return (
    <Row
      as="nav"
      gap={1}
      align="stretch"
      className={styles.faceSwitch}
      aria-label={t("phone.whose")}
    >
      {mineFirst.map((member) => {
        const isShown = member.id === shownId;
        return (
          <Link
            key={member.id}
            replace
            href={`/chores/${encodeURIComponent(member.id)}`}
            data-member={member.id}
            ref={isShown ? shown : null}
            {...(isShown ? { "aria-current": "true" as const } : {})}
          >
            <Avatar face={member} done={dayOf(member.id).share} />
            <bdi>{member.name}</bdi>
          </Link>
        );
      })}
    </Row>
  );
};
