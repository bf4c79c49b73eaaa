import { Fragment } from "react";
import type { OwnNotificationKind, OwnNotifications as Own } from "#contract/push-own.ts";
import type { FamilyMember } from "../../../context/family.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { SettingGroup } from "../../../ui/form/SettingGroup.tsx";
import { Switch } from "../../../ui/form/Switch.tsx";
import { Notice } from "../../../ui/text/Notice.tsx";
import { HourStepper } from "../HourStepper.tsx";
import { useChooseOwnNotifications, useOwnNotifications } from "./own-queries.ts";
import { TimeStepper } from "../TimeStepper.tsx";
import { ownNotificationMessages } from "./own-messages.ts";

/** When they come, of a kind that comes at an hour. */
const When = ({ kind, own }: { kind: OwnNotificationKind; own: Own }) => {
  const s = useMessages(ownNotificationMessages);
  const { mutate } = useChooseOwnNotifications();
  if (kind === "tomorrow")
    return (
      <TimeStepper
        label={s("tomorrowAt")}
        time={own.tomorrow}
        onTime={(tomorrow) => mutate({ tomorrow })}
      />
    );
  return kind === "chores" || kind === "dinner" ? (
    <HourStepper
      label={s(`${kind}At`)}
      hour={own.hours[kind]}
      onHour={(hour) => mutate({ hours: { [kind]: hour } })}
    />
  ) : null;
};

const Kinds = ({ own, me }: { own: Own; me: FamilyMember }) => {
  const s = useMessages(ownNotificationMessages);
  const { mutate } = useChooseOwnNotifications();
  return own.may.map((kind) => {
    const isOn = own.told.includes(kind);
    const others = own.told.filter((each) => each !== kind);
    return (
      <Fragment key={kind}>
        <Switch
          label={s(kind === "chores" && me.parent ? "choresOfFamily" : kind)}
          hint={s(`${kind}Hint`)}
          on={isOn}
          onChange={(on) => mutate({ told: on ? [...others, kind] : others })}
        />
        {isOn ? <When kind={kind} own={own} /> : null}
      </Fragment>
    );
  });
};

/** What somebody begins with whose house is never quiet. */
const usualNight = { start: "22:00", end: "07:00" } as const;

const Quiet = ({ quiet, houseQuiet }: Pick<Own, "quiet" | "houseQuiet">) => {
  const s = useMessages(ownNotificationMessages);
  const { timeOfDay } = useI18n();
  const { mutate } = useChooseOwnNotifications();
  const isNone = houseQuiet.start === houseQuiet.end;
  return (
    <>
      <Switch
        label={s("quiet")}
        hint={
          isNone
            ? s("quietNone")
            : s("quietHint", {
                start: timeOfDay(houseQuiet.start),
                end: timeOfDay(houseQuiet.end),
              })
        }
        on={quiet !== null}
        onChange={(on) => mutate({ quiet: on ? (isNone ? usualNight : houseQuiet) : null })}
      />
      {quiet === null ? null : (
        <>
          <TimeStepper
            label={s("quietFrom")}
            time={quiet.start}
            onTime={(start) => mutate({ quiet: { ...quiet, start } })}
          />
          <TimeStepper
            label={s("quietUntil")}
            time={quiet.end}
            onTime={(end) => mutate({ quiet: { ...quiet, end } })}
          />
        </>
      )}
    </>
  );
};

/** What somebody is told of on their own phones, when, and in which hours of nothing; `isSilent` where none of it arrives here. */
export const OwnNotificationSettings = ({
  me,
  isSilent,
}: {
  me: FamilyMember;
  isSilent: boolean;
}) => {
  const s = useMessages(ownNotificationMessages);
  const { data: own } = useOwnNotifications();
  if (own === undefined || own.may.length === 0) return null;
  return (
    <SettingGroup title={s("title")} isIdle={isSilent}>
      <Notice>{s(isSilent ? "silent" : "titleHint")}</Notice>
      <Kinds own={own} me={me} />
      <Quiet quiet={own.quiet} houseQuiet={own.houseQuiet} />
    </SettingGroup>
  );
};
