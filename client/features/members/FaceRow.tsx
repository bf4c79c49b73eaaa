import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { useFamily } from "../../context/family.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import * as styles from "./face-row.module.css";

/**
 * Everyone's face, one of them chosen; a tap goes to that member's page. `everybody` is the way to all of them together.
 * A family of one has nothing to choose.
 */
export const FaceRow = ({
  label,
  shownId,
  hrefOf,
  everybody,
  figures,
}: {
  label: string;
  shownId: string | undefined;
  hrefOf: (memberId: string) => string;
  everybody?: { readonly href: string; readonly words: string };
  /** What stands beside the name of a member, by their id. */
  figures?: Readonly<Record<string, ReactNode>>;
}) => {
  const family = useFamily();
  const shown = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [shownId]);
  if (family.length < 2) return null;
  const current = (id: string | undefined) =>
    id === shownId ? { "aria-current": "true" as const, ref: shown } : {};
  return (
    <Row
      as="nav"
      gap={2}
      wrap
      align="stretch"
      className={styles.faceRow}
      data-part="face-row"
      aria-label={label}
    >
      {everybody === undefined ? null : (
        <Link replace href={everybody.href} {...current(undefined)}>
          <span className={styles.faceRowEverybody}>
            <Icon name="people" />
          </span>
          <bdi>{everybody.words}</bdi>
        </Link>
      )}
      {family.map((member) => (
        <Link
          key={member.id}
          replace
          href={hrefOf(member.id)}
          data-member={member.id}
          {...current(member.id)}
        >
          <Avatar face={member} />
          <bdi>{member.name}</bdi>
          {figures?.[member.id]}
        </Link>
      ))}
    </Row>
  );
};
