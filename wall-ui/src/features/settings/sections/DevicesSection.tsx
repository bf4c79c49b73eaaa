import { useState } from "react";
import type { Device } from "#contract/devices.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useDevices } from "#client/features/devices/queries.ts";
import { revokeDevice, unlockDevice } from "#client/features/devices/mutations.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { deviceNames } from "#client/features/devices/device-names.ts";
import { deviceMessages } from "#client/features/devices/messages.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { PhoneQrCode } from "../../devices/PhoneQrCode.tsx";
import { useFamily } from "#client/context/family.ts";
import { SectionContent } from "../SectionContent.tsx";
import * as styles from "../setting-parts.module.css";

const DeviceRow = ({
  device,
  name,
  onRevoke,
}: {
  device: Device;
  name: string;
  onRevoke: () => void;
}) => {
  const s = useMessages(settingsMessages);
  const { t, ago, clock } = useI18n();
  const now = useNow();
  const unlock = useMutate(unlockDevice);
  const owner = useFamily().find(({ id }) => id === device.memberId);
  const until = device.unlockedUntil;
  const isOpen = until !== null && Date.parse(until) > now;
  return (
    <ListRow as="li" data-member={owner?.id}>
      {owner === undefined ? (
        <FeatureIcon name={device.kind === "wall" ? "wall" : "phone"} />
      ) : (
        <Avatar face={owner} />
      )}
      <ListRowText>
        <b dir="auto">{owner === undefined ? name : `${owner.name}, ${name}`}</b>
        <small>
          {device.kind === "wall" ? `${s("devices.wall")} · ` : null}
          {device.current
            ? s("devices.current")
            : s("devices.seen", { ago: ago(device.seenAt, now) })}
          {isOpen ? ` · ${s("devices.unlocked", { time: clock(until) })}` : null}
        </small>
        {unlock.error === null ? null : (
          <Notice as="small" kind="problem">
            {errorText(t, unlock.error)}
          </Notice>
        )}
      </ListRowText>
      <Row as="span" gap={2} wrap align="stretch" justify="end" className={styles.settingWays}>
        {device.kind === "wall" && !device.current && !isOpen ? (
          <Button
            kind="quiet"
            disabled={unlock.isPending}
            onClick={() => unlock.mutate({ params: { id: device.id } })}
          >
            <FeatureIcon name="unlock" />
            {s("devices.unlock")}
          </Button>
        ) : null}
        {device.current ? null : (
          <Button kind="quiet" onClick={onRevoke}>
            {s(device.kind === "wall" ? "devices.forget" : "devices.revoke")}
          </Button>
        )}
      </Row>
    </ListRow>
  );
};

/** Who is signed in where, which screens open the wall, and the way in for another phone. */
export const DevicesSection = () => {
  const s = useMessages(settingsMessages);
  const makeWord = useMessages(deviceMessages);
  const devices = useDevices();
  const names = deviceNames(devices.data?.items ?? [], makeWord);
  const nameOf = (device: Device | undefined) => names.get(device?.id ?? "") ?? "";
  const revoke = useMutate(revokeDevice);
  const urls = useSetup().data?.phoneUrls;
  const [leaving, setLeaving] = useState<Device>();
  return (
    <>
      <SectionContent of={devices}>
        {({ items }) => (
          <SettingGroup as="ul">
            {items.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                name={nameOf(device)}
                onRevoke={() => setLeaving(device)}
              />
            ))}
          </SettingGroup>
        )}
      </SectionContent>
      {urls === undefined ? null : (
        <SettingGroup>
          <PhoneQrCode urls={urls} />
        </SettingGroup>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={nameOf(leaving)}
        words={s(leaving?.kind === "wall" ? "devices.askWall" : "devices.ask", {
          name: nameOf(leaving),
        })}
        yes={s(leaving?.kind === "wall" ? "devices.forget" : "devices.revoke")}
        onNo={() => setLeaving(undefined)}
        onYes={() => {
          if (leaving !== undefined) revoke.mutate({ params: { id: leaving.id } });
          setLeaving(undefined);
        }}
      />
    </>
  );
};
