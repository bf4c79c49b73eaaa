import { useState } from "react";
import type { RosterEntry } from "#client/features/members/roster.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Button } from "#client/ui/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useMemberColors } from "#client/ui/theme/use-member-colors.ts";
import { avatarPictures } from "./avatar-pictures.ts";
import { memberPalette } from "./member-palette.ts";
import "./member-form.css";

const swatches = memberPalette.map((color) => ({ id: `swatch ${color}`, color }));

const roleOf = ({ kid, parent }: RosterEntry) => (parent ? "parent" : kid ? "child" : "other");

/** One person: name, colour, face, child or parent. */
export const MemberForm = ({
  line,
  onKeep,
  onRemove,
}: {
  line: RosterEntry;
  onKeep: (line: RosterEntry) => void;
  onRemove: (() => void) | undefined;
}) => {
  const s = useMessages(setupMessages);
  const [draft, setDraft] = useState(line);
  useMemberColors([...swatches, { id: "draft", color: draft.color }]);
  const name = draft.name.trim();
  const colors = memberPalette.some((color) => color === line.color)
    ? memberPalette
    : [line.color, ...memberPalette];
  const { avatar: _, ...withoutFace } = draft;
  const { kid: __, parent: ___, ...withoutRole } = draft;
  const face = (avatar: string | undefined) => ({
    id: "draft",
    name,
    initials: (Array.from(name)[0] ?? "?").toLocaleUpperCase(),
    ...(avatar === undefined ? {} : { avatar }),
  });
  return (
    <form
      className="member-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== "") onKeep({ ...draft, name });
      }}
    >
      <div className="member-form-who">
        <Avatar face={face(draft.avatar)} />
        <TextField
          label={s("family.name")}
          value={draft.name}
          maxLength={60}
          onValue={(next) => setDraft({ ...draft, name: next })}
        />
      </div>
      <Choices
        label={s("family.role")}
        value={roleOf(draft)}
        choices={[
          { value: "child", label: s("family.child") },
          { value: "parent", label: s("family.parent") },
          { value: "other", label: s("family.other") },
        ]}
        onChoose={(role) =>
          setDraft({
            ...withoutRole,
            ...(role === "child" ? { kid: true } : role === "parent" ? { parent: true } : {}),
          })
        }
      />
      <div className="swatches" role="group" aria-label={s("family.color")}>
        {colors.map((color, at) => (
          <button
            type="button"
            key={color}
            data-member={`swatch ${color}`}
            aria-label={`${s("family.color")} ${at + 1}`}
            aria-pressed={color === draft.color}
            onClick={() => setDraft({ ...draft, color })}
          >
            {color === draft.color ? <Icon name="check" /> : null}
          </button>
        ))}
      </div>
      <div className="face-choices" role="group" aria-label={s("family.face")}>
        <button
          type="button"
          aria-label={s("family.initial")}
          aria-pressed={draft.avatar === undefined}
          onClick={() => setDraft(withoutFace)}
        >
          <Avatar face={face(undefined)} />
        </button>
        {avatarPictures.map((avatar) => (
          <button
            type="button"
            key={avatar}
            aria-label={avatar}
            aria-pressed={draft.avatar === avatar}
            onClick={() => setDraft({ ...draft, avatar })}
          >
            <Avatar face={face(avatar)} />
          </button>
        ))}
      </div>
      <footer className="form-ways">
        {onRemove === undefined ? null : (
          <Button kind="quiet" onClick={onRemove}>
            {s("family.remove")}
          </Button>
        )}
        <button type="submit" className="button" data-kind="primary" disabled={name === ""}>
          {s("family.keep")}
        </button>
      </footer>
    </form>
  );
};
