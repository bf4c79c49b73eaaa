import type { RosterEntry } from "#client/features/members/roster.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { avatarMessages } from "./avatar-messages.ts";
import { avatarPictures } from "./avatar-pictures.ts";
import * as styles from "./member-form.module.css";

/** A face as it would look with another picture, or with the initial where there is none. */
export const faceOf = ({ name }: RosterEntry, avatar: string | undefined) => ({
  id: "draft",
  name: name.trim(),
  initials: (Array.from(name.trim())[0] ?? "?").toLocaleUpperCase(),
  ...(avatar === undefined ? {} : { avatar }),
});

/** The pictures that a member's face may be, after the plain initial. */
export const FaceChoices = ({
  draft,
  onChoose,
}: {
  draft: RosterEntry;
  onChoose: (avatar: string | undefined) => void;
}) => {
  const s = useMessages(setupMessages);
  const a = useMessages(avatarMessages);
  return (
    <div className={styles.faceChoices} role="group" aria-label={s("family.face")}>
      <button
        type="button"
        aria-label={s("family.initial")}
        aria-pressed={draft.avatar === undefined}
        onClick={() => onChoose(undefined)}
      >
        <Avatar face={faceOf(draft, undefined)} />
      </button>
      {avatarPictures.map((avatar) => (
        <button
          type="button"
          key={avatar}
          aria-label={a(avatar)}
          aria-pressed={draft.avatar === avatar}
          onClick={() => onChoose(avatar)}
        >
          <Avatar face={faceOf(draft, avatar)} />
        </button>
      ))}
    </div>
  );
};
