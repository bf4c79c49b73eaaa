import type { Act } from "#contract/acts.ts";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useNow } from "../../platform/clock.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import * as styles from "./act-list.module.css";
import { actMessages } from "./messages/messages.ts";

const ActRow = ({
  act,
  canUndo,
  busy,
  onUndo,
}: {
  act: Act;
  canUndo: boolean;
  busy: boolean;
  onUndo: () => void;
}) => {
  const w = useMessages(actMessages);
  const { t, clock } = useI18n();
  const family = useFamily();
  const who = family.find(({ id }) => id === act.memberId);
  const title = act.title || t("calendar.untitled");
  // What was ticked needs no words beside its title; all else says what was done to what.
  const did = act.verb === "done" ? [] : [w(`verb.${act.verb}`), w(`noun.${act.noun}`)];
  return (
    <ListRow as="li">
      <Row gap={4} className={styles.what}>
        {who === undefined ? null : <Avatar face={who} />}
        <ListRowText>
          <b dir="auto">{title}</b>
          <small>
            {who === undefined ? null : (
              <>
                <bdi>{who.name}</bdi>
                {", "}
              </>
            )}
            {[clock(act.at), ...did].join(" · ")}
          </small>
        </ListRowText>
      </Row>
      {act.undoneAt === undefined ? null : (
        <Text size="small" tone="soft">
          {w("undone")}
        </Text>
      )}
      {canUndo ? (
        <Button
          kind="quiet"
          disabled={busy}
          onClick={onUndo}
          aria-label={w("undoNamed", { title })}
        >
          {w("undo")}
        </Button>
      ) : null}
    </ListRow>
  );
};

/** What was done last, day by day, each with the way back where this screen may take it. */
export const ActList = ({
  acts,
  canUndo,
  busy,
  onUndo,
}: {
  acts: readonly Act[];
  canUndo: (act: Act) => boolean;
  busy: boolean;
  onUndo: (act: Act) => void;
}) => {
  const w = useMessages(actMessages);
  const { dayAt, nearDayName } = useI18n();
  const now = useNow();
  if (acts.length === 0)
    return <EmptyState picture="memo" title={w("empty")} hint={w("emptyHint")} />;
  return [...Map.groupBy(acts, ({ at }) => dayAt(at))].map(([day, ofDay]) => (
    <Stack key={day} as="section" gap={3}>
      <Text as="h2" weight="bold">
        {nearDayName(day, now)}
      </Text>
      <Stack as="ul" gap={3} data-testid="acts">
        {ofDay.map((act) => (
          <ActRow
            key={act.id}
            act={act}
            canUndo={act.undo !== undefined && canUndo(act)}
            busy={busy}
            onUndo={() => onUndo(act)}
          />
        ))}
      </Stack>
    </Stack>
  ));
};
