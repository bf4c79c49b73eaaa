import type { ReactNode } from "react";
import { useFamily } from "../../context/family.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { SectionHeading } from "../../ui/text/SectionHeading.tsx";
import * as styles from "./day-ahead.module.css";

/** One kind of what a day brings, under its title. */
export const DayPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={2}>
    <SectionHeading>{title}</SectionHeading>
    <ul className={styles.dayLines}>{children}</ul>
  </Stack>
);

/** The faces of those whom a line is about; none where it is about everybody. */
export const MemberFaces = ({ memberIds }: { memberIds: readonly string[] }) => {
  const family = useFamily();
  const those = family.filter(({ id }) => memberIds.includes(id));
  if (those.length === 0 || those.length === family.length) return null;
  return (
    <span className={styles.faces}>
      {those.map((member) => (
        <Avatar key={member.id} face={member} />
      ))}
    </span>
  );
};
