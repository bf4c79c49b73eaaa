import { useFamily } from "../../family.tsx";
import { journalWords } from "../../text/rooms/journal/words.ts";
import { useText } from "../../text/use-text.ts";
import { useWordsOf } from "../../text/words-of.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { RecapBar } from "../recap-figures.ts";

/** Everybody's stars as columns that stand on their faces. */
export const RecapChart = ({ bars }: { bars: readonly RecapBar[] }) => {
  const { t, number } = useText();
  const s = useWordsOf(journalWords);
  const family = useFamily();
  if (bars.length === 0) return null;
  return (
    <ul className="recap-chart" data-many={bars.length > 6}>
      {bars.map(({ memberId, stars, chores, share }) => {
        const member = family.find(({ id }) => id === memberId);
        return member === undefined ? null : (
          <li key={memberId} data-member={memberId}>
            <span className="recap-column" aria-hidden="true">
              <span className="recap-stars">
                {number(stars)}
                <Icon name="star-fill" />
              </span>
              <i style={{ height: `calc((100% - 1.9rem) * ${share})` }} />
            </span>
            <Avatar face={member} />
            <bdi>{member.name}</bdi>
            <span className="quietly">
              {t("chores.stars", { count: stars })}, {s("chores", { count: chores })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
