import type { Kiosk } from "#contract/kiosk.ts";
import type { KioskSettings } from "#contract/settings.ts";
import { useKiosk } from "#client/features/kiosk/queries.ts";
import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Choices } from "#client/ui/form/Choices.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SectionContent } from "../SectionContent.tsx";
import { AmountSetting } from "../AmountSetting.tsx";

const rotations = { "0": 0, "90": 90, "180": 180, "270": 270 } as const;
const turns = ["0", "90", "180", "270"] as const;
const scales = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];

const OfWindow = ({ chosen, kiosk }: { chosen: KioskSettings; kiosk: Kiosk }) => {
  const s = useMessages(settingsMessages);
  const { mutate } = useSaveSettings();
  const choose = (part: Partial<KioskSettings>) => mutate({ kiosk: part });
  return (
    <>
      <SettingGroup>
        <AmountSetting
          label={s("screen.scale")}
          shown={`${Math.round(chosen.scale * 100)} %`}
          value={chosen.scale}
          offered={scales}
          onValue={(scale) => choose({ scale })}
        />
      </SettingGroup>
      <SettingGroup title={s("screen.rotation")}>
        <Choices
          label={s("screen.rotation")}
          value={turns.find((turn) => rotations[turn] === chosen.rotation)}
          choices={turns.map((turn) => ({
            value: turn,
            label: turn === "0" ? s("screen.upright") : `${turn}°`,
          }))}
          onChoose={(turn) => choose({ rotation: rotations[turn] })}
        />
        <Notice>{s("screen.rotationHint")}</Notice>
      </SettingGroup>
      {kiosk.displays.length < 2 ? null : (
        <SettingGroup title={s("screen.display")}>
          <Choices
            label={s("screen.display")}
            value={chosen.display}
            choices={[
              { value: "", label: s("screen.main") },
              ...kiosk.displays.map(({ name, width, height }) => ({
                value: name,
                label: name,
                detail: `${width} × ${height}`,
              })),
            ]}
            onChoose={(display) => choose({ display })}
          />
        </SettingGroup>
      )}
      {kiosk.updates === null ? null : (
        <Switch
          label={s("screen.updates")}
          hint={s(kiosk.updates === "byItself" ? "screen.updatesByItself" : "screen.updatesByHand")}
          on={chosen.updates}
          onChange={(updates) => choose({ updates })}
        />
      )}
    </>
  );
};

/** How the wall's own window lies on its screen, and whether it keeps itself up to date. */
export const ScreenSection = () => {
  const s = useMessages(settingsMessages);
  const settings = useSettings();
  return (
    <SectionContent of={useKiosk()}>
      {(kiosk) =>
        kiosk.window ? (
          <SectionContent of={settings}>
            {({ kiosk: chosen }) => <OfWindow chosen={chosen} kiosk={kiosk} />}
          </SectionContent>
        ) : (
          <Notice>{s("screen.browser")}</Notice>
        )
      }
    </SectionContent>
  );
};
