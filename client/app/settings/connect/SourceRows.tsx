import { useState } from "react";
import type { Domain } from "#contract/operation.ts";
import type { ConnectableSource, SourcesOfDomain } from "#contract/settings-sources.ts";
import { disconnectSource } from "#client/features/settings/sources/source-mutations.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useFixedPlace } from "#client/features/settings/sources/use-fixed-place.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import * as styles from "../setting-parts.module.css";
import { useTranslated } from "./use-translated.ts";

/** Whether a domain is there without any of its sources: these are all of weather's and photos'. */
const hasOwn: Readonly<Record<Domain, boolean>> = {
  ...{ tasks: true, calendar: true, meals: true, budget: true, weather: false, photos: false },
};

/** What a domain has where no source is connected: its own, always there. */
const OwnRow = ({ of }: { of: SourcesOfDomain }) => {
  const s = useMessages(sourceMessages);
  const isInUse = of.sources.every(({ isActive }) => !isActive);
  return (
    <ListRow as="li">
      <ListRowText>
        <b>{s(`house.${of.domain}`)}</b>
        <small>
          <span className={styles.state} data-state={isInUse ? "ok" : "unconfigured"}>
            {s(isInUse ? "inUse" : "notInUse")}
          </span>
        </small>
      </ListRowText>
    </ListRow>
  );
};

/** Takes a source away, after a question that says what becomes of it. */
const TakeAway = ({ of, source }: { of: SourcesOfDomain; source: ConnectableSource }) => {
  const s = useMessages(sourceMessages);
  const { t } = useI18n();
  const forget = useMutate(disconnectSource);
  const [isAsked, ask] = useState(false);
  const { name } = source;
  const title = useTranslated()(source.title);
  return (
    <>
      <Button kind="quiet" busy={forget.isPending} onClick={() => ask(true)}>
        {s("forget")}
      </Button>
      {forget.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, forget.error)}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsked}
        title={s("forget")}
        words={s("forgetAsk", { name: title })}
        yes={s("forgetYes")}
        onNo={() => ask(false)}
        onYes={() => {
          ask(false);
          forget.mutate(
            { params: { domain: of.domain, name } },
            {
              onSuccess: () => showToast({ kind: "done", words: s("forgotten", { name: title }) }),
            },
          );
        }}
      >
        <Notice>{s("forgetHint")}</Notice>
      </ConfirmDialog>
    </>
  );
};

const SourceRow = ({
  of,
  source,
  onConnect,
}: {
  of: SourcesOfDomain;
  source: ConnectableSource;
  onConnect: () => void;
}) => {
  const s = useMessages(sourceMessages);
  const words = useTranslated();
  const { isActive, isConnected } = source;
  const title = words(source.title);
  const way = s(isActive ? "change" : isConnected ? "use" : "connect");
  return (
    <ListRow as="li">
      <ListRowText>
        <b>{title}</b>
        <small>
          <span className={styles.state} data-state={isActive ? "ok" : "unconfigured"}>
            {s(isActive ? "inUse" : isConnected ? "kept" : "notInUse")}
          </span>
        </small>
        {isActive || isConnected ? null : <small>{words(source.lead)}</small>}
      </ListRowText>
      <Row as="span" gap={2} wrap align="stretch" justify="end" className={styles.settingWays}>
        <Button kind="quiet" aria-label={`${title}: ${way}`} onClick={onConnect}>
          {way}
        </Button>
        {isConnected ? <TakeAway of={of} source={source} /> : null}
      </Row>
    </ListRow>
  );
};

/** Everything that a domain may come from, and which of it is in use. */
export const SourceRows = ({
  of,
  onConnect,
}: {
  of: SourcesOfDomain;
  onConnect: (source: ConnectableSource) => void;
}) => {
  const s = useMessages(sourceMessages);
  const placeOf = useFixedPlace();
  return (
    <>
      <SettingGroup title={s(`title.${of.domain}`)}>
        <Stack as="ul" gap={3}>
          {hasOwn[of.domain] ? <OwnRow of={of} /> : null}
          {of.sources.map((source) => (
            <SourceRow
              key={source.name}
              of={of}
              source={source}
              onConnect={() => onConnect(source)}
            />
          ))}
        </Stack>
      </SettingGroup>
      {of.fixedBy === undefined ? null : (
        <Notice>{s("fixed", { place: placeOf(of.fixedBy) })}</Notice>
      )}
    </>
  );
};
