import { useState } from "react";
import type { Device } from "#contract/devices.ts";
import { useFamily } from "../../context/family.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { useNow } from "../../platform/clock.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { FeatureIcon } from "../../ui/icons/FeatureIcon.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { deviceListMessages } from "./list-messages.ts";
import { revokeDevice, unlockDevice } from "./mutations.ts";
import { useDeviceNames } from "./use-device-names.ts";
import { useSeenText } from "./use-seen-text.ts";
import * as styles from "./device-list.module.css";

/** How a phone has the app: installed, by https, with notifications. */
const PhoneAppLine = ({ app }: { app: NonNullable<Device["app"]> }) => {
  const s = useMessages(deviceListMessages);
  return (
    <small data-testid="phone-app">
      {[
        s(app.installed ? "appInstalled" : "appInBrowser"),
        s(app.secure ? "appSecure" : "appPlain"),
        s(app.notifications ? "appTold" : "appSilent"),
      ].join(" · ")}
    </small>
  );
};

const DeviceRow = ({
  device,
  name,
  onRevoke,
}: {
  device: Device;
  name: string;
  onRevoke: () => void;
}) => {
  const s = useMessages(deviceListMessages);
  const { t, clock } = useI18n();
  const seenText = useSeenText();
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
          {device.kind === "wall" ? `${s("wall")} · ` : null}
          {device.current ? s("current") : seenText(device)}
          {isOpen ? ` · ${s("unlocked", { time: clock(until) })}` : null}
        </small>
        {device.app === undefined ? null : <PhoneAppLine app={device.app} />}
        {unlock.error === null ? null : (
          <Notice as="small" kind="problem">
            {errorText(t, unlock.error)}
          </Notice>
        )}
      </ListRowText>
      <Row as="span" gap={2} wrap align="stretch" justify="end" className={styles.ways}>
        {device.kind === "wall" && !device.current && !isOpen ? (
          <Button
            kind="quiet"
            disabled={unlock.isPending}
            onClick={() => unlock.mutate({ params: { id: device.id } })}
          >
            <FeatureIcon name="unlock" />
            {s("unlock")}
          </Button>
        ) : null}
        {device.current ? null : (
          <Button kind="quiet" onClick={onRevoke}>
            {s(device.kind === "wall" ? "forget" : "revoke")}
          </Button>
        )}
      </Row>
    </ListRow>
  );
};

/** Who is signed in where, and which screens open the wall; each can be signed out or forgotten, a wall unlocked. */
export const HouseDevices = ({ items }: { items: readonly Device[] }) => {
  const s = useMessages(deviceListMessages);
  const { t } = useI18n();
  const nameOf = useDeviceNames(items);
  const revoke = useMutate(revokeDevice);
  const [leaving, setLeaving] = useState<Device>();
  return (
    <>
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
      {revoke.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, revoke.error)}
        </Notice>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={nameOf(leaving)}
        words={s(leaving?.kind === "wall" ? "askWall" : "ask", { name: nameOf(leaving) })}
        yes={s(leaving?.kind === "wall" ? "forget" : "revoke")}
        onNo={() => setLeaving(undefined)}
        onYes={() => {
          if (leaving !== undefined) revoke.mutate({ params: { id: leaving.id } });
          setLeaving(undefined);
        }}
      />
    </>
  );
};
