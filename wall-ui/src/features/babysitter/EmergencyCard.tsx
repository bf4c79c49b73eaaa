import { useState } from "react";
import type { Babysitter } from "#contract/babysitter.ts";
import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { wifiCode } from "#client/ui/qr/wifi-code.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ChildrenCard } from "./ChildrenCard.tsx";
import { emergencyNumber } from "./emergency-number.ts";
import { EndBabysitter } from "./EndBabysitter.tsx";
import { ParentPhones } from "./ParentPhones.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./emergency-card.module.css";

const Contacts = ({ contacts }: { contacts: Babysitter["contacts"] }) => {
  const s = useMessages(babysitterMessages);
  return (
    <Stack as="section" gap={3} justify="start" className={styles.emergencyPart}>
      <h2>{s("contacts")}</h2>
      <Stack as="ul" className={styles.emergencyContacts}>
        {contacts.map(({ name, phone }) => (
          <Row as="li" align="stretch" justify="between" wrap key={`${name} ${phone}`}>
            <bdi>{name}</bdi>
            <Text as="strong" figures dir="ltr">
              {phone}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};

const GuestWifi = ({ wifi }: { wifi: NonNullable<Babysitter["wifi"]> }) => {
  const s = useMessages(babysitterMessages);
  return (
    <Stack
      as="section"
      gap={3}
      justify="start"
      className={`${styles.emergencyPart} ${styles.emergencyWifi}`}
    >
      <QrCode text={wifiCode(wifi)} label={s("wifiCode", { name: wifi.name })} />
      <div>
        <h2>{s("wifi")}</h2>
        <p dir="auto">{wifi.name}</p>
        {wifi.password === "" ? null : <p dir="auto">{wifi.password}</p>}
      </div>
    </Stack>
  );
};

/** All that a wall shows while a babysitter is in charge, at every address. */
export const EmergencyCard = () => {
  const s = useMessages(babysitterMessages);
  const { clock } = useI18n();
  const [isLeaving, setLeaving] = useState(false);
  const card = useBabysitter().data;
  const number = emergencyNumber(useConfig().timeZone);
  if (isLeaving) return <EndBabysitter onStay={() => setLeaving(false)} />;
  return (
    <Stack as="main" gap={5} className={styles.emergency} id="screen" tabIndex={-1}>
      <Row as="header" gap={4} align="start" justify="between">
        <div>
          <h1>{s("title")}</h1>
          <p>
            {number === undefined ? s("emergencyPlain") : s("emergency", { number })}
            {card?.since === undefined ? null : (
              <Text srOnly> {s("since", { time: clock(card.since) })}</Text>
            )}
          </p>
        </div>
        <Text
          as="button"
          size="small"
          tone="soft"
          weight="semibold"
          type="button"
          className={styles.emergencyLeave}
          data-testid="emergency-leave"
          onClick={() => setLeaving(true)}
        >
          <Icon name="lock" />
          {s("leave")}
        </Text>
      </Row>
      {card === undefined ? null : (
        <Stack gap={4} justify="start" className={styles.emergencyBoard}>
          <ParentPhones parents={card.parents} />
          {card.children.length === 0 ? null : <ChildrenCard list={card.children} />}
          {card.contacts.length === 0 ? null : <Contacts contacts={card.contacts} />}
          {card.notes === "" ? null : (
            <Stack as="section" gap={3} justify="start" className={styles.emergencyPart}>
              <h2>{s("notes")}</h2>
              <p className={styles.emergencyNotes} dir="auto">
                {card.notes}
              </p>
            </Stack>
          )}
          {card.wifi === null ? null : <GuestWifi wifi={card.wifi} />}
        </Stack>
      )}
    </Stack>
  );
};
