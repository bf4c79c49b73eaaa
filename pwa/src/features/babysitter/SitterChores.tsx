import type { SitterEvening } from "#contract/babysitter-links.ts";
import { babysitterMessages } from "#client/features/babysitter/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import * as styles from "./sitter.module.css";

/** The children's chores of tonight, to read: they are ticked on the wall, by those whose they are. */
export const SitterChores = ({
  chores,
  childrenOf,
}: {
  chores: SitterEvening["chores"];
  childrenOf: SitterEvening["children"];
}) => {
  const s = useMessages(babysitterMessages);
  const withChores = childrenOf
    .map(({ memberId, name }) => ({
      ...{ memberId, name },
      own: (chores ?? []).filter((chore) => chore.memberId === memberId),
    }))
    .filter(({ own }) => own.length > 0);
  return (
    <section className={styles.chores} aria-label={s("choresTonight")}>
      <h2>{s("choresTonight")}</h2>
      {chores === null ? <p>{s("choresUnknown")}</p> : null}
      {chores !== null && withChores.length === 0 ? <p>{s("choresNone")}</p> : null}
      {withChores.map(({ memberId, name, own }) => (
        <div key={memberId} data-member={memberId}>
          <h3 dir="auto">{name}</h3>
          <ul>
            {own.map(({ id, title, icon, done }) => (
              <li key={id} data-done={done}>
                <Picture name={icon} words={title} />
                <span dir="auto">{title}</span>
                {done ? <Icon name="check" /> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
