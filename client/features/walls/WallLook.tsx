import { useFamily } from "../../context/family.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { LabeledChoices } from "../../ui/form/LabeledChoices.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Switch } from "../../ui/form/Switch.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { distancesInOrder, palettesInOrder, themesInOrder } from "./choices-in-order.ts";
import { wallMessages } from "./messages/messages.ts";
import { peopleOn, readFrom } from "./read-from.ts";
import type { WallPart } from "./wall-part.ts";
import * as styles from "./wall-editor.module.css";

/** What a wall looks and sounds like. */
export const WallLook = ({ wall, choose }: WallPart) => {
  const w = useMessages(wallMessages);
  const people = peopleOn(wall, useFamily());
  const drawn = readFrom(wall.distance, people, false);
  return (
    <SettingGroup title={w("look")}>
      <LabeledChoices
        label={w("distance")}
        value={wall.distance}
        choices={distancesInOrder.map((distance) => ({
          value: distance,
          label: w(`distance.${distance}`),
        }))}
        onChoose={(distance) => choose({ distance })}
      />
      <Notice>{w("distanceHint")}</Notice>
      {drawn === wall.distance ? null : (
        <Notice kind="hint">
          {w("distanceFull", { count: people, distance: w(`distance.${drawn}`) })}
        </Notice>
      )}
      <LabeledChoices
        label={w("theme")}
        value={wall.theme}
        choices={themesInOrder.map((theme) => ({ value: theme, label: w(`theme.${theme}`) }))}
        onChoose={(theme) => choose({ theme })}
      />
      <LabeledChoices
        label={w("palette")}
        value={wall.palette}
        choices={palettesInOrder.map((palette) => ({
          value: palette,
          label: w(`palette.${palette}`),
          picture: <i className={styles.dot} data-palette={palette} />,
        }))}
        onChoose={(palette) => choose({ palette })}
      />
      <Switch
        label={w("sound")}
        hint={w("soundHint")}
        on={wall.sound}
        onChange={(sound) => choose({ sound })}
      />
      <Switch
        label={w("screensaver")}
        hint={w("screensaverHint")}
        on={wall.screensaver}
        onChange={(screensaver) => choose({ screensaver })}
      />
    </SettingGroup>
  );
};
