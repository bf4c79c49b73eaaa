import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import type { Settings } from "#contract/settings.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { dayOfWeekday } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Choices } from "#client/ui/form/Choices.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { clockStyleOf, type ClockStyle, languageTagOf, withClock } from "../clock-style.ts";
import { SectionContent } from "../SectionContent.tsx";
import { PlaceSetting } from "../place/PlaceSetting.tsx";

const themes = ["auto", "day", "evening", "contrast"] as const;

const LanguageSetting = ({ locale }: { locale: Settings["locale"] }) => {
  const s = useMessages(settingsMessages);
  const { mutate } = useSaveSettings();
  return (
    <SettingGroup title={s("house.language")}>
      <Choices
        label={s("house.language")}
        value={locale === "auto" ? "auto" : languageTagOf(locale)}
        choices={[
          { value: "auto", label: s("house.auto") },
          { value: "en-GB", label: "English" },
          { value: "en-US", label: "English (US)" },
          { value: "de-DE", label: "Deutsch" },
        ]}
        onChoose={(next) => mutate({ locale: next })}
      />
    </SettingGroup>
  );
};

const ClockSetting = () => {
  const s = useMessages(settingsMessages);
  const { locale: spoken } = useI18n();
  const { mutate } = useSaveSettings();
  return (
    <SettingGroup title={s("house.clock")}>
      <Choices<ClockStyle>
        label={s("house.clock")}
        value={clockStyleOf(spoken)}
        choices={[
          { value: "24", label: s("house.clock24") },
          { value: "12", label: s("house.clock12") },
        ]}
        onChoose={(style) => mutate({ locale: withClock(spoken, style) })}
      />
    </SettingGroup>
  );
};

const WeekSetting = ({ weekStart }: { weekStart: Settings["weekStart"] }) => {
  const s = useMessages(settingsMessages);
  const { mutate } = useSaveSettings();
  const { firstWeekday, dayName } = useI18n();
  return (
    <SettingGroup title={s("house.week")}>
      <Choices
        label={s("house.week")}
        value={weekStart}
        choices={[
          { value: "today", label: s("house.weekFromToday") },
          {
            value: "weekday",
            label: s("house.weekFrom", { day: dayName(dayOfWeekday(firstWeekday)) }),
          },
        ]}
        onChoose={(next) => mutate({ weekStart: next })}
      />
    </SettingGroup>
  );
};

const ThemeSetting = ({ theme }: { theme: Settings["theme"] }) => {
  const s = useMessages(settingsMessages);
  const { mutate } = useSaveSettings();
  return (
    <SettingGroup title={s("house.theme")}>
      <Choices
        label={s("house.theme")}
        value={theme}
        choices={themes.map((value) => ({ value, label: s(`theme.${value}`) }))}
        onChoose={(next) => mutate({ theme: next })}
      />
      <Notice>{s("house.themeHint")}</Notice>
    </SettingGroup>
  );
};

/** Language, clock, week, light, place, time zone and units. */
export const HouseSection = () => {
  const shown = useSettings();
  return (
    <SectionContent of={shown}>
      {({ locale, weekStart, theme, units, timeZone, place }) => (
        <>
          <LanguageSetting locale={locale} />
          <ClockSetting />
          <WeekSetting weekStart={weekStart} />
          <ThemeSetting theme={theme} />
          <PlaceSetting {...{ units, timeZone, place }} />
        </>
      )}
    </SectionContent>
  );
};
