import { useState } from "react";
import type { FamilyMember } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PictureCode } from "./PictureCode.tsx";
import { PinPad } from "./PinPad.tsx";
import { pictureMessages } from "./picture-messages.ts";
import type { CodePicture } from "#contract/members.ts";

/** Asks a member for their PIN, or for their pictures where they have some. */
export const OwnerProof = ({
  member,
  busy,
  onProof,
}: {
  member: FamilyMember;
  busy: boolean;
  onProof: (proof: { pin?: string; pictures?: CodePicture[] }) => void;
}) => {
  const s = useMessages(pictureMessages);
  const { t } = useI18n();
  const [byPin, setByPin] = useState(member.hasPictures !== true);
  if (byPin)
    return (
      <PinPad
        labels={{
          pin: s("pinOf", { name: member.name }),
          back: t("pin.delete"),
          enter: t("pin.ok"),
        }}
        busy={busy}
        onPin={(pin) => onProof({ pin })}
      />
    );
  return (
    <Stack gap={4} align="center">
      <PictureCode
        label={s("of", { name: member.name })}
        problem={undefined}
        busy={busy}
        onCode={(pictures) => onProof({ pictures })}
      />
      {member.hasPin ? (
        <Button kind="quiet" onClick={() => setByPin(true)}>
          {s("usePin")}
        </Button>
      ) : null}
    </Stack>
  );
};
