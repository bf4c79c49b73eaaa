import { useState } from "react";
import type { SitterLink } from "#contract/babysitter-links.ts";
import { endSitterLink, makeSitterLink } from "../../features/babysitter/mutations.ts";
import { useSitterLinks } from "../../features/babysitter/queries.ts";
import { deviceMessages } from "../../features/devices/messages.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { useNow } from "../../platform/clock.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { FeatureIcon } from "../../ui/icons/FeatureIcon.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { QrCode } from "../../ui/qr/QrCode.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { SectionContent } from "../settings/SectionContent.tsx";
import { sitterLinkMessages } from "./sitter-link-messages.ts";
import { sitterUrlOf } from "./sitter-url.ts";
import * as styles from "./sitter-links.module.css";

/** So many of who looked are told of each link. */
const viewsShown = 8;

const Views = ({ views }: { views: SitterLink["views"] }) => {
  const s = useMessages(sitterLinkMessages);
  const makeWord = useMessages(deviceMessages);
  const { clockWithDay } = useI18n();
  const now = useNow();
  return (
    <ul className={styles.views} aria-label={s("log")}>
      {views.slice(0, viewsShown).map(({ at, what, device }) => (
        <li
          key={`${at} ${what} ${device.label}`}
          data-refused={what === "otherPhone" || what === "late"}
        >
          <time dateTime={at}>{clockWithDay(at, now)}</time>
          <span>{s(what, { device: makeWord(device.make) })}</span>
        </li>
      ))}
    </ul>
  );
};

const LinkRow = ({ link }: { link: SitterLink }) => {
  const s = useMessages(sitterLinkMessages);
  const makeWord = useMessages(deviceMessages);
  const { t, clockWithDay } = useI18n();
  const now = useNow();
  const { mutate, error, isPending } = useMutate(endSitterLink);
  const time = clockWithDay(link.endsAt, now);
  const device = link.device === undefined ? "" : makeWord(link.device.make);
  return (
    <ListRow as="li" data-state={link.state}>
      <FeatureIcon name="phone" />
      <ListRowText>
        <b>{clockWithDay(link.madeAt, now)}</b>
        <small>{s(link.state, { time, device })}</small>
        <Views views={link.views} />
        {error === null ? null : (
          <Notice as="small" kind="problem">
            {errorText(t, error)}
          </Notice>
        )}
      </ListRowText>
      {link.state === "ended" ? null : (
        <Button
          kind="quiet"
          disabled={isPending}
          onClick={() => mutate({ params: { id: link.id } })}
        >
          {s("end")}
        </Button>
      )}
    </ListRow>
  );
};

const NewLink = ({ token, url }: { token: string; url: string | undefined }) => {
  const s = useMessages(sitterLinkMessages);
  if (url === undefined) return <EmptyState picture="mobile-phone" title={s("noAddress")} />;
  return (
    <Row wrap justify="center" className={styles.newLink}>
      <QrCode text={`${url}sitter#${token}`} label={s("code")} />
      <Stack gap={3}>
        <p>{s("scan")}</p>
        <p>{s("once")}</p>
      </Stack>
    </Row>
  );
};

/** Links for sitters' own phones: made here, with who looked, and ended. `urls` are where phones reach the app. */
export const SitterLinkList = ({ urls }: { urls: readonly string[] }) => {
  const s = useMessages(sitterLinkMessages);
  const { t } = useI18n();
  const links = useSitterLinks();
  const { mutate, error, isPending } = useMutate(makeSitterLink);
  const [made, setMade] = useState<{ readonly id: string; readonly token: string }>();
  const isWaiting = links.data?.items.some(
    ({ id, state }) => id === made?.id && state === "waiting",
  );
  return (
    <>
      <Notice>{s("lead")}</Notice>
      {made !== undefined && isWaiting === true ? (
        <NewLink token={made.token} url={sitterUrlOf(urls)} />
      ) : (
        <Button busy={isPending} onClick={() => mutate({}, { onSuccess: setMade })}>
          <FeatureIcon name="qr" />
          {s("make")}
        </Button>
      )}
      {error === null ? null : <Notice kind="problem">{errorText(t, error)}</Notice>}
      <SectionContent of={links}>
        {({ items }) =>
          items.length === 0 ? null : (
            <Stack as="ul" className={styles.links} aria-label={s("title")}>
              {items.map((link) => (
                <LinkRow key={link.id} link={link} />
              ))}
            </Stack>
          )
        }
      </SectionContent>
    </>
  );
};
