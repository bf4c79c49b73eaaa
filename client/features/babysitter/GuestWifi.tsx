import { useMessages } from "../../i18n/use-messages.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { QrCode } from "../../ui/qr/QrCode.tsx";
import { wifiCode } from "../../ui/qr/wifi-code.ts";
import { babysitterMessages } from "./messages/messages.ts";
import { useBabysitter } from "./queries.ts";
import * as styles from "./guest-wifi.module.css";

/** The guests' Wi-Fi at any time: as a code for their camera, and in words. */
export const GuestWifi = () => {
  const s = useMessages(babysitterMessages);
  const shown = useBabysitter();
  const wifi = shown.data?.wifi;
  if (wifi === undefined) return null;
  if (wifi === null)
    return <EmptyState picture="mobile-phone" title={s("wifiNone")} hint={s("wifiNoneHint")} />;
  return (
    <Row wrap justify="center" className={styles.guestWifi}>
      <QrCode text={wifiCode(wifi)} label={s("wifiCode", { name: wifi.name })} />
      <div>
        <p>{s("wifiScan")}</p>
        <dl>
          <dt>{s("wifiName")}</dt>
          <dd dir="auto">{wifi.name}</dd>
          {wifi.password === "" ? null : (
            <>
              <dt>{s("wifiPassword")}</dt>
              <dd dir="auto" translate="no">
                {wifi.password}
              </dd>
            </>
          )}
        </dl>
      </div>
    </Row>
  );
};
