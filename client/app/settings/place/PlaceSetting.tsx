import type { Settings } from "#contract/settings.ts";
import { useSaveSettings } from "#client/features/settings/queries.ts";
import { useState } from "react";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Choices } from "#client/ui/form/Choices.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { PlaceSearch } from "./PlaceSearch.tsx";
import { TimeZonePicker } from "./TimeZonePicker.tsx";

/** Where the wall hangs, with its time zone and its units. */
export const PlaceSetting = ({
  place,
  timeZone,
  units,
}: {
  place: Settings["place"];
  timeZone: Settings["timeZone"];
  units: Settings["units"];
}) => {
  const s = useMessages(settingsMessages);
  const p = useMessages(setupMessages);
  const { t } = useI18n();
  const { mutate } = useSaveSettings();
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <SettingGroup title={s("house.place")}>
        <ListRow as="button" type="button" onClick={() => setSearching(true)}>
          <Icon name="place" />
          <ListRowText>
            <b>{place?.name ?? s("house.noPlace")}</b>
          </ListRowText>
          <FeatureIcon name="pencil" label={p("place.change")} />
        </ListRow>
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
      </SettingGroup>
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
  );
};
