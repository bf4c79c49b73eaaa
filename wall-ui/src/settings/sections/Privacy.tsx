import { usePrivacy } from "../../../../client/settings.ts";
import { settingsWords } from "../../../../client/text/rooms/settings/words.ts";
import { useText } from "../../../../client/text/use-text.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { useNow } from "../../../../client/time.ts";
import { EmptyState } from "../../../../client/ui/EmptyState.tsx";
import { useWords } from "../../shell/use-words.ts";
import { Shown } from "../Shown.tsx";

/** Every host that the wall asked: which, why, how often. */
export const Privacy = () => {
  const s = useWordsOf(settingsWords);
  const { ago } = useText();
  const { format } = useWords();
  const now = useNow();
  return (
    <Shown of={usePrivacy()}>
      {({ since, hosts }) => {
        const when = `${format.longDate(since)}, ${format.time(since)}`;
        return hosts.length === 0 ? (
          <EmptyState
            picture="potted-plant"
            title={s("privacy.none")}
            hint={s("privacy.noneHint", { when })}
          />
        ) : (
          <div className="setting-group">
            <p className="setting-note">{s("privacy.hint", { when })}</p>
            {hosts.map(({ host, purpose, count, lastAt }) => (
              <div className="setting" key={`${host} ${purpose}`}>
                <span className="setting-words">
                  <b>{host}</b>
                  <small>{s(`privacy.${purpose}`)}</small>
                  <small>{s("privacy.count", { count, ago: ago(lastAt, now) })}</small>
                </span>
              </div>
            ))}
          </div>
        );
      }}
    </Shown>
  );
};
