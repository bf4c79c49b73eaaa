import { useDeferredValue, useState } from "react";
import type { FoundPlace } from "#contract/setup.ts";
import { usePlaces } from "#client/features/setup/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { CoordinatesForm } from "./CoordinatesForm.tsx";
import { useDebounced } from "#client/platform/use-debounced.ts";
import * as styles from "./place.module.css";

/** A place by its name, or by coordinates where no search can find it. */
export const PlaceSearch = ({ onPlace }: { onPlace: (place: FoundPlace) => void }) => {
  const s = useMessages(setupMessages);
  const { t, language } = useI18n();
  const [name, setName] = useState("");
  const [byHand, setByHand] = useState(false);
  const shown = useDeferredValue(usePlaces(useDebounced(name), language));
  if (byHand)
    return (
      <CoordinatesForm
        onPlace={onPlace}
        back={
          <Button kind="quiet" onClick={() => setByHand(false)}>
            {s("place.searchWords")}
          </Button>
        }
      />
    );
  const problem = shown.source === "failed" ? errorText(t, shown.error) : undefined;
  return (
    <Stack gap={4} className={styles.placeSearch}>
      <TextField label={s("place.search")} value={name} onValue={setName} problem={problem} />
      {shown.data === undefined ? null : (
        <Stack as="ul" gap={2} className={styles.places}>
          {shown.data.map((place) => (
            <li key={`${place.latitude} ${place.longitude}`}>
              <button type="button" onClick={() => onPlace(place)}>
                <Icon name="place" />
                <span>
                  <b>{place.name}</b>
                  <small>
                    {[place.region, place.country].filter((part) => part !== undefined).join(", ")}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </Stack>
      )}
      {shown.data?.length === 0 ? <Notice kind="hint">{s("place.none")}</Notice> : null}
      <Button kind="quiet" onClick={() => setByHand(true)}>
        {s("place.coordinates")}
      </Button>
    </Stack>
  );
};
