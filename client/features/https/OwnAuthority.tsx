import { useState } from "react";
import type { Https, HttpsAuthority } from "#contract/https.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { QrCode } from "../../ui/qr/QrCode.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { httpsMessages } from "./messages/settings.ts";
import { makeHttpsAuthority, removeHttpsAuthority } from "./mutations.ts";
import * as styles from "./https-settings.module.css";

const Guide = ({ https: { guideUrls, isClockSet } }: { https: Https }) => {
  const s = useMessages(httpsMessages);
  const [url] = guideUrls;
  if (url === undefined)
    return <Notice kind="problem">{s(isClockSet ? "outOfReach" : "clock")}</Notice>;
  return (
    <Row wrap gap={5} className={styles.guide}>
      <QrCode text={url} label={s("code")} />
      <Stack gap={2}>
        <p>{s("codeLead")}</p>
        <b>{url.replace(/^http:\/\//, "")}</b>
      </Stack>
    </Row>
  );
};

const Facts = ({ authority }: { authority: HttpsAuthority }) => {
  const s = useMessages(httpsMessages);
  const { dateLong } = useI18n();
  const { leaf, fingerprint } = authority;
  return (
    <>
      <SettingGroup title={s("names")}>
        <p className={styles.covered}>
          {leaf === null ? s("clock") : [...leaf.addresses, ...leaf.names].join(", ")}
        </p>
        <Notice>{s("since", { day: dateLong(authority.since) })}</Notice>
      </SettingGroup>
      <SettingGroup title={s("fingerprint")}>
        <p className={styles.fingerprint}>{fingerprint.replaceAll(":", " ")}</p>
        <Notice>{s("fingerprintHint")}</Notice>
      </SettingGroup>
    </>
  );
};

/** The house's own authority: the code that leads phones there, what it is good for, and how it is replaced or ended. */
export const OwnAuthority = ({ https, authority }: { https: Https; authority: HttpsAuthority }) => {
  const s = useMessages(httpsMessages);
  const { t } = useI18n();
  const make = useMutate(makeHttpsAuthority);
  const remove = useMutate(removeHttpsAuthority);
  const [asked, setAsked] = useState<{ what: "makeNew" | "switchOff"; seen: string }>();
  // What was seen when it was asked: another parent may replace it while somebody reads.
  const ask = (what: "makeNew" | "switchOff"): void =>
    setAsked({ what, seen: authority.fingerprint });
  const error = make.error ?? remove.error;
  return (
    <>
      <SettingGroup>
        <Guide https={https} />
      </SettingGroup>
      {authority.missingNames.length === 0 ? null : (
        <Notice kind="problem">{s("newName", { name: authority.missingNames.join(", ") })}</Notice>
      )}
      <Facts authority={authority} />
      <SettingGroup>
        <Row wrap gap={3}>
          <Button disabled={make.isPending} onClick={() => ask("makeNew")}>
            {s("makeNew")}
          </Button>
          <Button disabled={remove.isPending} onClick={() => ask("switchOff")}>
            {s("switchOff")}
          </Button>
        </Row>
      </SettingGroup>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={s(asked?.what ?? "makeNew")}
        words={s(asked?.what === "switchOff" ? "switchOffAsk" : "makeNewAsk")}
        yes={s(asked?.what ?? "makeNew")}
        onNo={() => setAsked(undefined)}
        onYes={() => {
          if (asked?.what === "makeNew") make.mutate({ body: { seen: asked.seen } });
          if (asked?.what === "switchOff") remove.mutate({ query: { seen: asked.seen } });
          setAsked(undefined);
        }}
      />
    </>
  );
};
