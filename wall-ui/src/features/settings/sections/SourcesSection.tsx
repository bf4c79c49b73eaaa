import { Link } from "wouter";
import type { Domain } from "#contract/operation.ts";
import { useHealth } from "#client/context/config.ts";
import { settingsWords } from "#client/features/settings/messages/messages.ts";
import { troubleWords } from "#client/i18n/source-error-text.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/i18n/time.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Shown } from "../SectionContent.tsx";
import { PhotoCounts } from "./PhotoStatus.tsx";

const cures = {
  tasks: "sources.cureTasks",
  calendar: "sources.cureCalendar",
  meals: "sources.cureMeals",
  budget: "sources.cureBudget",
  weather: "sources.cureWeather",
  photos: "sources.curePhotos",
} as const satisfies Record<Domain, string>;
const cureOf = (domain: Domain, provider: string) =>
  provider === "immich" ? "sources.cureImmich" : cures[domain];
const domains = [
  "tasks",
  "calendar",
  "meals",
  "weather",
  "photos",
  "budget",
] as const satisfies readonly Domain[];
const rooms: Partial<Record<Domain, string>> = {
  calendar: "/settings/calendars",
  weather: "/settings/house",
};

/** Where everything comes from, how each source is, and what helps. */
export const Sources = () => {
  const s = useWordsOf(settingsWords);
  const trouble = useWordsOf(troubleWords);
  const { ago } = useText();
  const now = useNow();
  return (
    <Shown of={useHealth()}>
      {({ sources }) => (
        <ul className="setting-group">
          {domains.map((domain) => {
            const { provider, state, checkedAt, code, part } = sources[domain];
            const room = rooms[domain];
            return (
              <li className="setting" key={domain}>
                <span className="setting-words">
                  <b>{s(`sources.${domain}`)}</b>
                  <small>
                    <span className="state" data-state={state}>
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
                  {domain === "photos" ? <PhotoCounts /> : null}
                  {state === "unconfigured" ? <small>{s(cureOf(domain, provider))}</small> : null}
                  {code === undefined && (state === "unreachable" || state === "stale") ? (
                    <small>{s("sources.cureUnreachable")}</small>
                  ) : null}
                </span>
                {room !== undefined && state !== "ok" ? (
                  <Link
                    className="icon-button"
                    href={room}
                    replace
                    aria-label={s(cureOf(domain, provider))}
                  >
                    <Icon name="right" />
                  </Link>
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
    </Shown>
  );
};
