import { useNow } from "#client/platform/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { ColumnDay } from "./column-day.ts";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import { taskMessages } from "#client/features/tasks/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./idle-members.module.css";

/** Those who have nothing to do today: a face and what is next for them, no empty column. */
export const IdleMembers = ({ days }: { days: readonly ColumnDay[] }) => {
  const { clockWithDay } = useI18n();
  const s = useMessages(taskMessages);
  const now = useNow("minute");
  const { memberId, act } = useActing();
  return (
    <Stack gap={1} justify="start" className={styles.others} data-part="others">
      {days.map(({ member, coming: [next] }) => (
        <Row
          as="button"
          gap={3}
          type="button"
          key={member.id}
          data-member={member.id}
          data-acting={memberId === member.id}
          aria-pressed={memberId === member.id}
          onClick={() => act(memberId === member.id ? undefined : member.id)}
        >
          <Avatar face={member} />
          <Stack as="span" className={styles.othersWords}>
            <b dir="auto">{member.name}</b>
            <small>
              {next === undefined ? (
                s("nothingLeft")
              ) : (
                <>
                  {clockWithDay(next.start, now)} <bdi>{next.title}</bdi>
                </>
              )}
            </small>
          </Stack>
        </Row>
      ))}
    </Stack>
  );
};
