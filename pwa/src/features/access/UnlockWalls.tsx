import type { Device } from "#contract/devices.ts";
import { useDevices, useRemoteUnlock } from "#client/features/devices/queries.ts";
import type { FamilyMember } from "#client/context/family.tsx";
import { useUnlocked } from "#client/features/access/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { deviceNames } from "#client/features/devices/device-names.ts";
import { deviceWords } from "#client/features/devices/messages.ts";
import { phoneSettingsWords } from "#client/features/settings/messages/phone.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/i18n/time.ts";
import { Button } from "#client/ui/Button.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { OwnPinFirst } from "./OwnPinGate.tsx";

const Wall = ({ wall: { id, seenAt, unlockedUntil }, name }: { wall: Device; name: string }) => {
  const s = useWordsOf(phoneSettingsWords);
  const { t, ago, clock } = useText();
  const now = useNow();
  const unlock = useRemoteUnlock();
  const isOpen = unlockedUntil !== null && Date.parse(unlockedUntil) > now;
  return (
    <li className="setting">
      <RoomIcon name="wall" />
      <span className="setting-words">
        <b dir="auto">{name}</b>
        <small>
          {isOpen
            ? s("wallOpen", { time: clock(unlockedUntil) })
            : s("wallSeen", { ago: ago(seenAt, now) })}
        </small>
        {unlock.error === null ? null : (
          <small className="field-problem" role="alert">
            {errorText(t, unlock.error)}
          </small>
        )}
      </span>
      {isOpen ? null : (
        <Button disabled={unlock.isPending} onClick={() => unlock.mutate({ params: { id } })}>
          <RoomIcon name="unlock" />
          {s("wallUnlock")}
        </Button>
      )}
    </li>
  );
};

const List = () => {
  const s = useWordsOf(phoneSettingsWords);
  const { t } = useText();
  const makeWord = useWordsOf(deviceWords);
  const devices = useDevices();
  const names = deviceNames(devices.data?.items ?? [], makeWord);
  if (devices.from === "failed")
    return <p className="field-problem">{errorText(t, devices.error)}</p>;
  const walls = devices.data?.items.filter(({ kind }) => kind === "wall");
  if (walls?.length === 0) return <p className="field-hint">{s("wallsNone")}</p>;
  return (
    <ul className="phone-walls">
      {walls?.map((wall) => (
        <Wall key={wall.id} wall={wall} name={names.get(wall.id) ?? ""} />
      ))}
    </ul>
  );
};

/** The walls of the house, each with the way to unlock it from here; a parent's own PIN comes first. */
export const Walls = ({ me }: { me: FamilyMember }) => {
  const s = useWordsOf(phoneSettingsWords);
  return useUnlocked() ? <List /> : <OwnPinFirst me={me} lead={s("wallsLead")} />;
};
