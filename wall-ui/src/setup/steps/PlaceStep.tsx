import { useState } from "react";
import { useLocation } from "wouter";
import type { FoundPlace } from "#contract/setup.ts";
import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { PlaceSearch } from "#client/app/settings/place/PlaceSearch.tsx";
import { unitsOf, type Units } from "#client/app/settings/place/units.ts";
import { TimeZonePicker } from "#client/app/settings/place/TimeZonePicker.tsx";
import { StepFrame } from "../StepFrame.tsx";

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const ChosenPlace = ({
  name,
  found,
  zone,
  units,
  onChange,
  onZone,
  onUnits,
}: {
  name: string;
  /** Where it was found, unless it was saved before. */
  found: FoundPlace | undefined;
  zone: string;
  units: Units;
  onChange: () => void;
  onZone: (zone: string) => void;
  onUnits: (units: Units) => void;
}) => {
  const s = useMessages(setupMessages);
  return (
    <>
      <ListRow>
        <Icon name="place" />
        <ListRowText>
          <b>{name}</b>
          {found === undefined ? null : (
            <small>
              {[found.region, found.country].filter((part) => part !== undefined).join(", ")}
            </small>
          )}
        </ListRowText>
        <Button kind="quiet" onClick={onChange}>
          {s("place.change")}
        </Button>
      </ListRow>
      <TimeZonePicker zone={zone} onZone={onZone} />
      <Choices
        label={s("place.units")}
        value={units}
        choices={[
          { value: "metric", label: s("place.metric") },
          { value: "imperial", label: s("place.imperial") },
        ]}
        onChoose={onUnits}
      />
    </>
  );
};

/** Place, time zone and units before they are saved; what nobody chose comes from the settings and the browser. */
const usePlaceChoice = () => {
  const { locale } = useI18n();
  const saved = useSettings().data?.place ?? undefined;
  const [found, setFound] = useState<FoundPlace>();
  const [isSearching, setSearching] = useState(false);
  const [zone, setZone] = useState<string>();
  const [units, setUnits] = useState<Units>(() => unitsOf(locale));
  return {
    place: isSearching ? undefined : (found ?? saved),
    found,
    zone: zone ?? found?.timeZone ?? browserZone(),
    units,
    searchAgain: () => setSearching(true),
    setPlace: (next: FoundPlace) => {
      setFound(next);
      setZone(undefined);
      setSearching(false);
    },
    setZone,
    setUnits,
  };
};

/** Where the wall hangs, and with it the time zone and the units; the browser's zone where a family skips it. */
export const PlaceStep = () => {
  const s = useMessages(setupMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  const save = useSaveSettings();
  const { place, found, zone, units, ...choice } = usePlaceChoice();
  const saveAndGoOn = (withPlace: boolean) =>
    save.mutate(
      {
        timeZone: zone,
        units,
        ...(withPlace && place !== undefined
          ? {
              place: {
                name: place.name,
                latitude: place.latitude,
                longitude: place.longitude,
              },
            }
          : {}),
      },
      { onSuccess: () => go("/setup/calendar") },
    );
  return (
    <StepFrame
      step="place"
      title={s("place.title")}
      lead={s("place.lead")}
      next={
        place === undefined
          ? undefined
          : { words: s("next"), isClosed: save.isPending, onNext: () => saveAndGoOn(true) }
      }
      quiet={
        place === undefined ? { words: s("skip"), onQuiet: () => saveAndGoOn(false) } : undefined
      }
    >
      {place === undefined ? (
        <PlaceSearch onPlace={choice.setPlace} />
      ) : (
        <ChosenPlace
          name={place.name}
          found={found}
          zone={zone}
          units={units}
          onChange={choice.searchAgain}
          onZone={choice.setZone}
          onUnits={choice.setUnits}
        />
      )}
      {save.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, save.error)}
        </Notice>
      )}
    </StepFrame>
  );
};
