import { useState } from "react";
import { useLocation } from "wouter";
import { useMe } from "../../../client/family.tsx";
import { remember, remembered } from "../../../client/remembered.ts";
import { useText } from "../../../client/text/use-text.ts";
import { Icon } from "../../../client/ui/Icon.tsx";

const place = "told-of-plain-http";
const explained = "/settings/notifications";

/** Says once what is lost on plain http, and leads to where it is explained. */
export const PlainHttp = () => {
  const { t } = useText();
  const [address, go] = useLocation();
  const me = useMe();
  const [isTold, setTold] = useState(() => isSecureContext || remembered(place) !== undefined);
  if (isTold || me === undefined || address === explained) return null;
  return (
    <button
      type="button"
      className="note"
      onClick={() => {
        remember(place, "yes");
        setTold(true);
        go(explained);
      }}
    >
      <Icon name="lock" />
      <span>{t("phone.plainHttp")}</span>
      <b>{t("waiting.look")}</b>
    </button>
  );
};
