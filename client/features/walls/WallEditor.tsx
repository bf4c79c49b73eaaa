import type { ListedWall } from "#contract/walls.ts";
import { useFamily } from "../../context/family.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Choices } from "../../ui/form/Choices.tsx";
import { MultipleChoice } from "../../ui/form/MultipleChoice.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { wallMessages } from "./messages/messages.ts";
import { useChangeWall } from "./queries.ts";
import { WallConflict } from "./WallConflict.tsx";
import { WallHours } from "./WallHours.tsx";
import { WallLook } from "./WallLook.tsx";
import { WallName } from "./WallName.tsx";
import { WallPicture } from "./WallPicture.tsx";
import { WallRoomsField } from "./WallRoomsField.tsx";
import type { WallPart } from "./wall-part.ts";
import { WallTakeOver } from "./WallTakeOver.tsx";
import { presetsInOrder, rightsInOrder } from "./choices-in-order.ts";

const Preset = ({ wall, choose, arrangeAt }: WallPart & { arrangeAt: string }) => {
  const w = useMessages(wallMessages);
  return (
    <SettingGroup title={w("preset")}>
      <Choices
        label={w("preset")}
        value={wall.preset}
        choices={presetsInOrder.map((preset) => ({
          value: preset,
          label: w(`preset.${preset}`),
          detail: w(`preset.${preset}.is`),
          picture: <WallPicture preset={preset} palette={wall.palette} />,
        }))}
        onChoose={(preset) => choose({ preset })}
      />
      <ButtonLink href={arrangeAt}>{w("arrange")}</ButtonLink>
    </SettingGroup>
  );
};

const Rights = ({ wall, choose }: WallPart) => {
  const w = useMessages(wallMessages);
  return (
    <SettingGroup title={w("rights")}>
      <Choices
        label={w("rights")}
        value={wall.rights}
        choices={rightsInOrder.map((right) => ({
          value: right,
          label: w(`rights.${right}`),
          detail: w(`rights.${right}.is`),
        }))}
        onChoose={(rights) => choose({ rights })}
      />
      <Notice>{w("rightsHint")}</Notice>
    </SettingGroup>
  );
};

const Members = ({ wall: { memberIds }, choose }: WallPart) => {
  const w = useMessages(wallMessages);
  const family = useFamily();
  const shown = memberIds ?? family.map(({ id }) => id);
  if (family.length < 2) return null;
  return (
    <SettingGroup>
      <MultipleChoice
        label={w("members")}
        chosen={shown}
        choices={family.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={(chosen) => {
          const known = family.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
          if (known.length > 0)
            choose({ memberIds: known.length === family.length ? null : known });
        }}
      />
    </SettingGroup>
  );
};

/** What one wall is called, may do, shows and looks like; each choice is there at once. */
export const WallEditor = ({
  wall,
  others,
  titleOf,
  arrangeAt,
}: {
  wall: ListedWall;
  /** The walls that it may replace. */
  others: readonly ListedWall[];
  /** A wall in words, also one without a name. */
  titleOf: (wall: ListedWall) => string;
  /** The address at which its cards are arranged. */
  arrangeAt: string;
}) => {
  const { t } = useI18n();
  const { choose, error, conflict } = useChangeWall(wall);
  const part = { wall, choose };
  return (
    <>
      {conflict === undefined ? null : <WallConflict wall={wall} conflict={conflict} />}
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      <WallName key={wall.name} {...part} />
      <Rights {...part} />
      <Preset {...part} arrangeAt={arrangeAt} />
      <WallHours {...part} />
      <Members {...part} />
      <WallRoomsField {...part} />
      <WallLook {...part} />
      {others.length === 0 ? null : <WallTakeOver {...{ wall, others, titleOf }} />}
    </>
  );
};
