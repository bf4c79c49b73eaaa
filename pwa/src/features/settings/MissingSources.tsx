import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { sourceCure, sourceDomains } from "#client/features/settings/source-cures.ts";
import { sourceErrorMessages } from "#client/i18n/source-error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useHealth } from "#client/query/health.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** What isn't connected or doesn't answer, and what helps; it is done on the wall. */
export const MissingSources = () => {
  const s = useMessages(settingsMessages);
  const p = useMessages(phoneSettingsMessages);
  const trouble = useMessages(sourceErrorMessages);
  const sources = useHealth().data?.sources;
  if (sources === undefined) return null;
  const missing = sourceDomains.filter((domain) => sources[domain].state !== "ok");
  if (missing.length === 0) return <Notice>{p("sourcesAll")}</Notice>;
  return (
    <>
      <p>{p("sourcesLead")}</p>
      <SettingGroup as="ul">
        {missing.map((domain) => {
          const { provider, state, code } = sources[domain];
          const cure = state === "unconfigured" ? sourceCure(domain, provider) : undefined;
          return (
            <ListRow as="li" key={domain}>
              <ListRowText>
                <b>{s(`sources.${domain}`)}</b>
                <small>{s(`sources.${state}`)}</small>
                <small>
                  {cure !== undefined
                    ? s(cure)
                    : code === undefined
                      ? s("sources.cureUnreachable")
                      : trouble(code)}
                </small>
              </ListRowText>
            </ListRow>
          );
        })}
      </SettingGroup>
    </>
  );
};
