import { type ReactNode, useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { pinMessages } from "#client/features/access/messages.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { useFamily } from "#client/context/family.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { LargeMemberPicker } from "../members/LargeMemberPicker.tsx";
import { PinScene } from "#client/features/access/PinScene.tsx";
import { usePinProblem } from "#client/features/access/use-pin-problem.ts";

/** A parent's face, or that of one of `members`, then their PIN. What is wrong is said in words, a wait with its seconds. */
export const ParentPinForm = ({
  lead,
  error,
  busy,
  onPin,
  members,
  children,
}: {
  lead: string;
  error: ApiError | null;
  busy: boolean;
  onPin: (proof: { memberId: string; pin: string }) => void;
  /** The ids of those whose PIN is taken; the parents where left out. */
  members?: ReadonlySet<string>;
  children?: ReactNode;
}) => {
  const s = useMessages(setupMessages);
  const p = useMessages(pinMessages);
  const { t } = useI18n();
  const parents = useFamily().filter(
    ({ id, parent, hasPin }) => hasPin && (members === undefined ? parent : members.has(id)),
  );
  const [chosen, choose] = useState<string>();
  const { problem, waits } = usePinProblem(error);
  const parent =
    parents.find(({ id }) => id === chosen) ?? (parents.length === 1 ? parents[0] : undefined);
  if (parent === undefined)
    return (
      <Stack gap={6} align="center" data-part="pin-ask">
        <LargeMemberPicker title={s("unlock.who")} faces={parents} onPick={choose} />
        {children}
      </Stack>
    );
  return (
    <PinScene
      key={parent.id}
      face={parent}
      title={p("of", { name: parent.name })}
      lead={lead}
      labels={{
        pin: p("of", { name: parent.name }),
        back: t("pin.delete"),
        enter: t("pin.ok"),
      }}
      problem={problem}
      busy={busy || waits}
      onPin={(pin) => onPin({ memberId: parent.id, pin })}
    >
      {parents.length > 1 ? (
        <Button kind="quiet" onClick={() => choose(undefined)}>
          {s("family.other")}
        </Button>
      ) : null}
      {children}
    </PinScene>
  );
};
