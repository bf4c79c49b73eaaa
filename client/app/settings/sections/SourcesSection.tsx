import type { Health } from "#contract/health.ts";
import type { Domain } from "#contract/operation.ts";
import { useHealth } from "#client/query/health.ts";
import { sourceCure, sourceDomains } from "#client/features/settings/source-cures.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { sourceMessages } from "#client/features/settings/sources/messages/messages.ts";
import { sourceErrorMessages } from "#client/i18n/source-error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { connectAddress } from "../connect/connect-addresses.ts";
import { SectionContent } from "../SectionContent.tsx";
import { PhotoStatus } from "./PhotoStatus.tsx";
import * as styles from "../setting-parts.module.css";

type Places = Readonly<Partial<Record<Domain, string>>>;

/** What is wrong with a source, and what helps. */
const Cure = ({ domain, health }: { domain: Domain; health: Health["sources"][Domain] }) => {
  const s = useMessages(settingsMessages);
  const trouble = useMessages(sourceErrorMessages);
  const { provider, state, code, part } = health;
  const isSilent = code === undefined && (state === "unreachable" || state === "stale");
  return (
    <>
      {code === undefined ? null : (
        <small>
          {part === undefined ? null : <bdi>{`${part}: `}</bdi>}
          {trouble(code)}
        </small>
      )}
      {domain === "photos" ? <PhotoStatus /> : null}
      {state === "unconfigured" ? <small>{s(sourceCure(domain, provider))}</small> : null}
      {isSilent ? <small>{s("sources.cureUnreachable")}</small> : null}
    </>
  );
};

/** The ways to the cure of a source: a first step in the house, and where it is connected. */
const useWays = (firstStepsAt: Places) => {
  const s = useMessages(settingsMessages);
  return (domain: Domain, { provider, state }: Health["sources"][Domain]) => {
    const connectAt = connectAddress(domain);
    const change = { href: connectAt, words: s("sources.change"), isCure: false };
    const isOwn = provider === "folder" || domain === "weather";
    const firstStep = firstStepsAt[domain];
    if (state === "unconfigured" && isOwn && firstStep !== undefined)
      return [change, { href: firstStep, words: s("sources.firstStep"), isCure: true }];
    if (state === "ok") return [change];
    const words = s(state === "unconfigured" ? "sources.connect" : "sources.mend");
    return [{ href: connectAt, words, isCure: true }];
  };
};

/** The providers that families know by another name; of the calendar each one is listed by its own. */
const houseProvider: Partial<Record<Domain, string>> = {
  ...{ tasks: "local", meals: "local", photos: "folder", weather: "open-meteo" },
};

/** What the others call themselves. */
const properNames: Readonly<Record<string, string>> = {
  ...{ todoist: "Todoist", caldav: "CalDAV", mealie: "Mealie", immich: "Immich" },
  ...{ actual: "Actual", "met-no": "MET Norway" },
};

const SourceRow = ({ domain, firstStepsAt }: { domain: Domain; firstStepsAt: Places }) => {
  const s = useMessages(settingsMessages);
  const { ago } = useI18n();
  const now = useNow();
  const health = useHealth().data?.sources[domain];
  const waysOf = useWays(firstStepsAt);
  const ours = useMessages(sourceMessages);
  const nameOfProvider = (of: Domain, name: string): string => {
    if (name === houseProvider[of]) return ours(`house.${of}`);
    return name === "file" ? ours("file") : (properNames[name] ?? name);
  };
  if (health === undefined) return null;
  const { provider, state, checkedAt } = health;
  return (
    <ListRow as="li">
      <ListRowText>
        <b>{s(`sources.${domain}`)}</b>
        <small>
          <span className={styles.state} data-state={state}>
            {s(`sources.${state}`)}
          </span>
          {state === "unconfigured" || domain === "calendar"
            ? null
            : ` · ${nameOfProvider(domain, provider)}`}
          {checkedAt === undefined
            ? null
            : ` · ${s("sources.checked", { ago: ago(checkedAt, now) })}`}
        </small>
        <Cure domain={domain} health={health} />
      </ListRowText>
      <Row as="span" gap={2} wrap align="stretch" justify="end" className={styles.settingWays}>
        {waysOf(domain, health).map(({ href, words, isCure }) => (
          <ButtonLink key={href} href={href} kind={isCure ? "plain" : "quiet"} replace>
            {words}
            <Text as="span" srOnly>
              : {s(`sources.${domain}`)}
            </Text>
          </ButtonLink>
        ))}
      </Row>
    </ListRow>
  );
};

/** Where everything comes from, how each source is, what helps, and the way there. */
export const SourcesSection = ({
  firstStepsAt,
}: {
  /** Where this screen has what a source of the house's own lacks at first. */
  firstStepsAt: Places;
}) => (
  <SectionContent of={useHealth()}>
    {() => (
      <SettingGroup as="ul">
        {sourceDomains.map((domain) => (
          <SourceRow key={domain} domain={domain} firstStepsAt={firstStepsAt} />
        ))}
      </SettingGroup>
    )}
  </SectionContent>
);
