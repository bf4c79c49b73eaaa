import { useState } from "react";
import type { ListedWall } from "#contract/walls.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { useNow } from "../../platform/clock.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { FeatureIcon } from "../../ui/icons/FeatureIcon.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { wallMessages } from "./messages/messages.ts";
import { takeOverWall } from "./mutations.ts";

/** The ways for a wall to become what another one was, which is lost or replaced. */
export const WallTakeOver = ({
  wall: { id, revision },
  others,
  titleOf,
}: {
  wall: ListedWall;
  others: readonly ListedWall[];
  titleOf: (wall: ListedWall) => string;
}) => {
  const w = useMessages(wallMessages);
  const { t, ago } = useI18n();
  const now = useNow();
  const { mutate, error, isPending } = useMutate(takeOverWall);
  const [asked, setAsked] = useState<ListedWall>();
  return (
    <SettingGroup title={w("takeOver")}>
      <Notice>{w("takeOver.hint")}</Notice>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      {others.map((other) => (
        <ListRow key={other.id}>
          <FeatureIcon name="wall" />
          <ListRowText>
            <b dir="auto">{titleOf(other)}</b>
            <small>{ago(other.seenAt, now)}</small>
          </ListRowText>
          <Button kind="quiet" disabled={isPending} onClick={() => setAsked(other)}>
            {w("takeOver.do")}
          </Button>
        </ListRow>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title={w("takeOver")}
        words={asked === undefined ? "" : w("takeOver.ask", { name: titleOf(asked) })}
        yes={w("takeOver.do")}
        onNo={() => setAsked(undefined)}
        onYes={() => {
          if (asked !== undefined) mutate({ params: { id }, body: { from: asked.id, revision } });
          setAsked(undefined);
        }}
      />
    </SettingGroup>
  );
};
