import { useFamily } from "#client/context/family.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./member-filter.module.css";

/** Whose events are shown: a tap on a face chooses it, another lets it go; nobody chosen is everyone. */
export const MemberFilter = ({
  who,
  onWho,
}: {
  who: ReadonlySet<string>;
  onWho: (who: ReadonlySet<string>) => void;
}) => {
  const s = useMessages(calendarMessages);
  const toggle = (id: string) => {
    const next = new Set(who);
    if (!next.delete(id)) next.add(id);
    onWho(next);
  };
  return (
    <Row gap={2} className={styles.faceFilter} data-sideways>
      <div role="group" aria-label={s("faces")} data-some={who.size > 0}>
        {useFamily().map((member) => (
          <button
            key={member.id}
            type="button"
            aria-pressed={who.has(member.id)}
            aria-label={member.name}
            data-member={member.id}
            onClick={() => toggle(member.id)}
          >
            <Avatar face={member} />
          </button>
        ))}
      </div>
      {who.size === 0 ? null : (
        <Button kind="quiet" onClick={() => onWho(new Set())}>
          {s("showAll")}
        </Button>
      )}
    </Row>
  );
};
