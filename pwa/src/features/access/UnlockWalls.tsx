import type { Device } from "#contract/devices.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useDevices } from "#client/features/devices/queries.ts";
import { unlockDevice } from "#client/features/devices/mutations.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useUnlocked } from "#client/features/access/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useDeviceNames } from "#client/features/devices/use-device-names.ts";
import { useSeenText } from "#client/features/devices/use-seen-text.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { OwnPinGate } from "./OwnPinGate.tsx";
import * as styles from "./unlock-walls.module.css";

const Wall = ({ wall, name }: { wall: Device; name: string }) => {
  const { id, unlockedUntil } = wall;
  const s = useMessages(phoneSettingsMessages);
  const { t, clock } = useI18n();
  const seenText = useSeenText();
  const now = useNow();
  const unlock = useMutate(unlockDevice);
  const isOpen = unlockedUntil !== null && Date.parse(unlockedUntil) > now;
  return (
    <ListRow as="li">
      <FeatureIcon name="wall" />
      <ListRowText>
        <b dir="auto">{name}</b>
        <small>{isOpen ? s("wallOpen", { time: clock(unlockedUntil) }) : seenText(wall)}</small>
        {unlock.error === null ? null : (
          <Notice as="small" kind="problem" role="alert">
            {errorText(t, unlock.error)}
          </Notice>
        )}
      </ListRowText>
      {isOpen ? null : (
        <Button disabled={unlock.isPending} onClick={() => unlock.mutate({ params: { id } })}>
          <FeatureIcon name="unlock" />
          {s("wallUnlock")}
        </Button>
      )}
    </ListRow>
  );
};

const List = () => {
  const s = useMessages(phoneSettingsMessages);
  const { t } = useI18n();
  const devices = useDevices();
  const nameOf = useDeviceNames(devices.data?.items ?? []);
  if (devices.source === "failed")
    return <Notice kind="problem">{errorText(t, devices.error)}</Notice>;
  const walls = devices.data?.items.filter(({ kind }) => kind === "wall");
  if (walls?.length === 0) return <Notice kind="hint">{s("wallsNone")}</Notice>;
  return (
    <Stack as="ul" gap={3} className={styles.phoneWalls}>
      {walls?.map((wall) => (
        <Wall key={wall.id} wall={wall} name={nameOf(wall)} />
      ))}
    </Stack>
  );
};

/** The walls of the house, each with the way to unlock it from here; a parent's own PIN comes first. */
export const UnlockWalls = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(phoneSettingsMessages);
  return useUnlocked("settings") ? (
    <List />
  ) : (
    <OwnPinGate me={me} lead={s("wallsLead")} opens="settings" />
  );
};
