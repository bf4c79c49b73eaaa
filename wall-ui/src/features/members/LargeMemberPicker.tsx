import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as facePickerStyles from "#client/features/members/face-picker.module.css";
import * as styles from "./large-member-picker.module.css";

/** Some of the family, large, to tap one. */
export const LargeMemberPicker = ({
  title,
  faces,
  onPick,
}: {
  title: string;
  faces: readonly FamilyMember[];
  onPick: (memberId: string) => void;
}) => (
  <Stack as="section" gap={4} align="center" className={styles.someFaces} aria-label={title}>
    <Text as="h2" size="title">
      {title}
    </Text>
    <ul className={facePickerStyles.faces} data-part="faces">
      {faces.map((member) => (
        <li key={member.id}>
          <button type="button" onClick={() => onPick(member.id)}>
            <Avatar face={member} />
            <bdi>{member.name}</bdi>
          </button>
        </li>
      ))}
    </ul>
  </Stack>
);
