import { useState } from "react";
import type { Pause } from "#contract/tasks-pauses.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/context/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PauseForm } from "./PauseForm.tsx";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { endPause } from "../mutations.ts";
import { usePauses } from "./pauses.ts";
import * as manageListsStyles from "../manage-lists.module.css";
import * as styles from "#client/ui/form/editor.module.css";

const PauseLine = ({ pause }: { pause: Pause }) => {
  const s = useMessages(taskMessages);
  const { t, dateRange, list } = useI18n();
  const family = useFamily();
  const end = useMutate(endPause);
  const { memberIds } = pause;
  const who =
    memberIds === undefined
      ? s("pauseHouse")
      : list(family.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name));
  return (
    <li className={manageListsStyles.deskLine}>
      <Picture name="luggage" />
      <ListRowText>
        <b>
          <bdi>{who}</bdi>
        </b>
        <small>
          {dateRange(pause.start, pause.end)}
          {pause.reason === undefined ? null : (
            <>
              {" · "}
              <bdi>{pause.reason}</bdi>
            </>
          )}
        </small>
      </ListRowText>
      <Button
        disabled={end.isPending}
        aria-label={`${s("pauseEnd")}: ${who}`}
        onClick={() =>
          end.mutate(
            { params: { id: pause.id } },
            {
              onSuccess: () => showToast({ kind: "done", words: s("pauseEnded") }),
              onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }),
            },
          )
        }
      >
        {s("pauseEnd")}
      </Button>
    </li>
  );
};

/** Holidays and days away: those that are on or to come, and a new one. */
export const PauseList = () => {
  const s = useMessages(taskMessages);
  const { t } = useI18n();
  const today = useToday();
  const shown = usePauses();
  const [isNew, setNew] = useState(false);
  const left = (shown.data?.items ?? []).filter(({ end }) => end >= today);
  return (
    <div className={styles.desk}>
      {shown.source === "failed" ? (
        <Notice kind="problem">{errorText(t, shown.error)}</Notice>
      ) : left.length === 0 ? (
        <Text as="p" tone="soft">
          {s("pauseNone")}
        </Text>
      ) : (
        <ul className={styles.deskList}>
          {left.map((pause) => (
            <PauseLine key={pause.id} pause={pause} />
          ))}
        </ul>
      )}
      {isNew ? (
        <PauseForm onMade={() => setNew(false)} />
      ) : (
        <Button kind="primary" onClick={() => setNew(true)}>
          <Icon name="plus" />
          {s("pauseNew")}
        </Button>
      )}
    </div>
  );
};
