import { useState } from "react";
import type { Babysitter } from "#contract/babysitter.ts";
import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { EmergencyBoard } from "#client/features/babysitter/card/EmergencyBoard.tsx";
import { useEmergencyWords } from "#client/features/babysitter/card/use-emergency-words.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { wifiCode } from "#client/ui/qr/wifi-code.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EndBabysitter } from "./EndBabysitter.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "#client/features/babysitter/card/emergency-card.module.css";

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
  const words = useEmergencyWords();
  if (isLeaving) return <EndBabysitter onStay={() => setLeaving(false)} />;
  return (
    <Stack as="main" gap={5} className={styles.emergency} id="screen" tabIndex={-1}>
      <Row as="header" gap={4} align="start" justify="between">
        <div>
          <h1>{s("title")}</h1>
          <p>
            {words}
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
        <EmergencyBoard card={card}>
          {card.wifi === null ? null : <GuestWifi wifi={card.wifi} />}
        </EmergencyBoard>
      )}
    </Stack>
  );
};
