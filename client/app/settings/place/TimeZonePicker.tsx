import { useState } from "react";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { createFormats } from "#client/i18n/formats.ts";
import { useNow } from "#client/platform/clock.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useTimeZoneNames, timeZonesMatching } from "./use-time-zone-names.ts";
import * as styles from "./place.module.css";

const spoken = (zone: string) => zone.replaceAll("_", " ").replaceAll("/", " · ");

/** The family's time zone as a row; a tap lists all of them. */
export const TimeZonePicker = ({
  zone,
  onZone,
}: {
  zone: string;
  onZone: (zone: string) => void;
}) => {
  const s = useMessages(setupMessages);
  const { t, locale } = useI18n();
  const now = useNow();
  const names = useTimeZoneNames();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const close = () => {
    setOpen(false);
    setWords("");
  };
  return (
    <>
      <ListRow as="button" type="button" onClick={() => setOpen(true)}>
        <ListRowText>
          <b>{s("place.zone")}</b>
          <small>{spoken(zone)}</small>
        </ListRowText>
        <Text size="large" weight="bold" display figures>
          {createFormats(locale, zone).clock(now)}
        </Text>
        <FeatureIcon name="pencil" />
      </ListRow>
      <Sheet open={isOpen} title={s("place.zone")} closeLabel={t("action.close")} onClose={close}>
        <TextField
          label={s("place.zoneSearch")}
          value={words}
          autoCapitalize="none"
          onValue={setWords}
        />
        <Stack as="ul" gap={2} className={styles.zones}>
          {timeZonesMatching(names, words)
            .slice(0, 60)
            .map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === zone}
                  onClick={() => {
                    onZone(name);
                    close();
                  }}
                >
                  <b>{spoken(name)}</b>
                  <Text figures>{createFormats(locale, name).clock(now)}</Text>
                </button>
              </li>
            ))}
        </Stack>
      </Sheet>
    </>
  );
};
