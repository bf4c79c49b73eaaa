import { Avatar } from "#client/ui/Avatar.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import "#client/features/members/face-picker.css";
import "./large-member-picker.css";

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
  <Stack as="section" gap={4} align="center" className="some-faces" aria-label={title}>
    <h2>{title}</h2>
    <ul className="faces">
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
