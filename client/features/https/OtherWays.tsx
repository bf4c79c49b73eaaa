import { useMessages } from "../../i18n/use-messages.ts";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { httpsMessages } from "./messages/settings.ts";
import { ownCertificateLines, tailscaleLines } from "./typed-lines.ts";
import * as styles from "./https-settings.module.css";

/** The ways to https that somebody sets up at a keyboard, with what to type. */
export const OtherWays = () => {
  const s = useMessages(httpsMessages);
  return (
    <>
      <SettingGroup title={s("tailscale")}>
        <Notice>{s("tailscaleHint")}</Notice>
        <pre className={styles.typed}>{tailscaleLines.terminal}</pre>
        <Notice>{s("tailscaleThen")}</Notice>
        <pre className={styles.typed}>{tailscaleLines.env}</pre>
      </SettingGroup>
      <SettingGroup title={s("own")}>
        <Notice>{s("ownHint")}</Notice>
        <pre className={styles.typed}>{ownCertificateLines}</pre>
      </SettingGroup>
    </>
  );
};
