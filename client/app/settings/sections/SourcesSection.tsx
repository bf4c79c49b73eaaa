import type { Domain } from "#contract/operation.ts";
import { useHealth } from "#client/query/health.ts";
import { sourceCure, sourceDomains } from "#client/features/settings/source-cures.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { sourceErrorMessages } from "#client/i18n/source-error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { IconLink } from "#client/ui/buttons/IconLink.tsx";
import { SectionContent } from "../SectionContent.tsx";
import { PhotoStatus } from "./PhotoStatus.tsx";
import * as styles from "../setting-parts.module.css";

const here = "/settings/sources";

/** Where everything comes from, how each source is, and what helps. */
export const SourcesSection = ({
  connectAt: addresses,
}: {
  /** Where this screen connects each source, or says what is missing. */
  connectAt: Readonly<Record<Domain, string>>;
}) => {
  const s = useMessages(settingsMessages);
  const trouble = useMessages(sourceErrorMessages);
  const { ago } = useI18n();
  const now = useNow();
  return (
    <SectionContent of={useHealth()}>
      {({ sources }) => (
        <SettingGroup as="ul">
          {sourceDomains.map((domain) => {
            const { provider, state, checkedAt, code, part } = sources[domain];
            const connectAt = addresses[domain];
            return (
              <ListRow as="li" key={domain}>
                <ListRowText>
                  <b>{s(`sources.${domain}`)}</b>
                  <small>
                    <span className={styles.state} data-state={state}>
                      {s(`sources.${state}`)}
                    </span>
                    {state === "unconfigured" ? null : ` · ${provider}`}
                    {checkedAt === undefined
                      ? null
                      : ` · ${s("sources.checked", { ago: ago(checkedAt, now) })}`}
                  </small>
                  {code === undefined ? null : (
                    <small>
                      {part === undefined ? null : <bdi>{`${part}: `}</bdi>}
                      {trouble(code)}
                    </small>
                  )}
                  {domain === "photos" ? <PhotoStatus /> : null}
                  {state === "unconfigured" ? (
                    <small>{s(sourceCure(domain, provider))}</small>
                  ) : null}
                  {code === undefined && (state === "unreachable" || state === "stale") ? (
                    <small>{s("sources.cureUnreachable")}</small>
                  ) : null}
                </ListRowText>
                {connectAt !== here && state !== "ok" ? (
                  <IconLink
                    icon="right"
                    href={connectAt}
                    label={s(sourceCure(domain, provider))}
                    replace
                  />
                ) : null}
              </ListRow>
            );
          })}
        </SettingGroup>
      )}
    </SectionContent>
  );
};
