import { useState } from "react";
import { useLocation } from "wouter";
import type { FoundPlace } from "#contract/setup.ts";
import { useSettings, useSaveSettings } from "#client/features/settings/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { PlaceSearch } from "../../features/settings/place/PlaceSearch.tsx";
import { unitsOf } from "../../features/settings/place/units.ts";
import { TimeZonePicker } from "../../features/settings/place/TimeZonePicker.tsx";
import { StepFrame } from "../StepFrame.tsx";

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the wall hangs, and with it the time zone and the units; the browser's zone where a family skips it. */
export const PlaceStep = () => {
  const s = useMessages(setupMessages);
  const { t, locale } = useI18n();
  const [, go] = useLocation();
  const saved = useSettings().data?.place ?? undefined;
  const save = useSaveSettings();
  const [found, setFound] = useState<FoundPlace>();
  const [isSearching, setSearching] = useState(false);
  const [zone, setZone] = useState<string>();
  const [units, setUnits] = useState<"metric" | "imperial">(() => unitsOf(locale));
  const place = isSearching ? undefined : (found ?? saved);
  const shownZone = zone ?? found?.timeZone ?? browserZone();
  const keep = (withPlace: boolean) =>
    save.mutate(
      {
        timeZone: shownZone,
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
          : { words: s("next"), isClosed: save.isPending, onNext: () => keep(true) }
      }
      quiet={place === undefined ? { words: s("skip"), onQuiet: () => keep(false) } : undefined}
    >
      {place === undefined ? (
        <PlaceSearch
          onPlace={(next) => {
            setFound(next);
            setZone(undefined);
            setSearching(false);
          }}
        />
      ) : (
        <>
          <div className="setting">
            <Icon name="place" />
            <span className="setting-words">
              <b>{place.name}</b>
              {found === undefined ? null : (
                <small>
                  {[found.region, found.country].filter((part) => part !== undefined).join(", ")}
                </small>
              )}
            </span>
            <Button kind="quiet" onClick={() => setSearching(true)}>
              {s("place.change")}
            </Button>
          </div>
          <TimeZonePicker zone={shownZone} onZone={setZone} />
          <Choices
            label={s("place.units")}
            value={units}
            choices={[
              { value: "metric", label: s("place.metric") },
              { value: "imperial", label: s("place.imperial") },
            ]}
            onChoose={setUnits}
          />
        </>
      )}
      {save.error === null ? null : (
        <p className="field-problem" role="alert">
          {errorText(t, save.error)}
        </p>
      )}
    </StepFrame>
  );
};
