import { useState } from "react";
import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Choices } from "#client/ui/form/Choices.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/Sheet.tsx";
import { PlaceSearch } from "../place/PlaceSearch.tsx";
import { TimeZonePicker } from "../place/TimeZonePicker.tsx";
import { clockStyleOf, type ClockStyle, languageTagOf, withClock } from "../clock-style.ts";
import { SectionContent } from "../SectionContent.tsx";

const themes = ["auto", "day", "evening", "contrast"] as const;

/** Language, clock, light, place, time zone and units. */
export const HouseSection = () => {
  const s = useMessages(settingsMessages);
  const p = useMessages(setupMessages);
  const { t, locale: spoken } = useI18n();
  const shown = useSettings();
  const { mutate } = useSaveSettings();
  const [isSearching, setSearching] = useState(false);
  return (
    <SectionContent of={shown}>
      {({ locale, theme, units, timeZone, place }) => (
        <>
          <div className="setting-group">
            <h3>{s("house.language")}</h3>
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
          </div>
          <div className="setting-group">
            <h3>{s("house.clock")}</h3>
            <Choices<ClockStyle>
              label={s("house.clock")}
              value={clockStyleOf(spoken)}
              choices={[
                { value: "24", label: s("house.clock24") },
                { value: "12", label: s("house.clock12") },
              ]}
              onChoose={(style) => mutate({ locale: withClock(spoken, style) })}
            />
          </div>
          <div className="setting-group">
            <h3>{s("house.theme")}</h3>
            <Choices
              label={s("house.theme")}
              value={theme}
              choices={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
              onChoose={(next) => mutate({ theme: next })}
            />
            <p className="setting-note">{s("house.themeHint")}</p>
          </div>
          <div className="setting-group">
            <h3>{s("house.place")}</h3>
            <button type="button" className="setting" onClick={() => setSearching(true)}>
              <Icon name="place" />
              <span className="setting-words">
                <b>{place?.name ?? s("house.noPlace")}</b>
              </span>
              <FeatureIcon name="pencil" label={p("place.change")} />
            </button>
            <TimeZonePicker zone={timeZone} onZone={(zone) => mutate({ timeZone: zone })} />
            <Choices
              label={p("place.units")}
              value={units}
              choices={[
                { value: "metric", label: p("place.metric") },
                { value: "imperial", label: p("place.imperial") },
              ]}
              onChoose={(next) => mutate({ units: next })}
            />
          </div>
          <Sheet
            open={isSearching}
            title={p("place.title")}
            closeLabel={t("action.close")}
            onClose={() => setSearching(false)}
          >
            <PlaceSearch
              onPlace={({ name, latitude, longitude, timeZone: zone }) => {
                mutate({
                  place: { name, latitude, longitude },
                  ...(zone === undefined ? {} : { timeZone: zone }),
                });
                setSearching(false);
              }}
            />
          </Sheet>
        </>
      )}
    </SectionContent>
  );
};
