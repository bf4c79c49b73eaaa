import { useState } from "react";
import { useLocation } from "wouter";
import { useMe } from "#client/context/family.ts";
import { writeLocal, readLocal } from "#client/platform/local-storage.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { plainHttpMessages } from "./plain-http-messages.ts";
import * as styles from "./app.module.css";

const place = "told-of-plain-http";
const explained = "/settings/notifications";

/** Says once to a parent what is lost on plain http, and leads to where it is explained: nobody else can change it. */
export const PlainHttpNotice = () => {
  const { t } = useI18n();
  const s = useMessages(plainHttpMessages);
  const [address, go] = useLocation();
  const me = useMe();
  const [isTold, setTold] = useState(() => readLocal(place) !== undefined);
  if (isTold || me?.parent !== true || address === explained) return null;
  return (
    <Row
      as="button"
      gap={3}
      type="button"
      className={styles.note}
      onClick={() => {
        writeLocal(place, "yes");
        setTold(true);
        go(explained);
      }}
    >
      <Icon name="lock" />
      <span>{s("lacks")}</span>
      <b>{t("waiting.look")}</b>
    </Row>
  );
};
