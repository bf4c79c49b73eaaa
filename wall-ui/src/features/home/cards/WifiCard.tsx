import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useBabysitter } from "#client/features/babysitter/queries.ts";
import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { wifiCode } from "#client/ui/qr/wifi-code.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import { CardLine } from "./CardLine.tsx";
import * as styles from "./wifi-card.module.css";

/** The guests' Wi-Fi as a code for cameras and in words, as parents wrote it on the emergency card. One line where there is none. */
export const WifiCard = () => {
  const s = useMessages(cardMessages);
  const b = useMessages(babysitterMessages);
  const shown = useBabysitter();
  const wifi = shown.data?.wifi ?? null;
  if (wifi === null && shown.source !== "loading")
    return (
      <CardLine
        {...{ name: "wifi", title: b("wifi"), shown }}
        href="/settings/babysitter"
        icon="people"
        words={s("wifi.none")}
        action={s("wifi.write")}
      />
    );
  return (
    <section className={styles.wifi} data-testid="home-wifi" aria-label={b("wifi")}>
      {wifi === null ? null : (
        <>
          <span className={styles.code}>
            <QrCode text={wifiCode(wifi)} label={b("wifiCode", { name: wifi.name })} />
          </span>
          <div className={styles.words} data-part="fit-box">
            <FitText as="h2" lines={2} isName className={styles.name}>
              {wifi.name}
            </FitText>
            {wifi.password === "" ? (
              <p>{s("wifi.scan")}</p>
            ) : (
              <FitText as="p" lines={2} isName className={styles.password}>
                {wifi.password}
              </FitText>
            )}
          </div>
        </>
      )}
    </section>
  );
};
