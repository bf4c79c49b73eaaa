import { useState } from "react";
import type { Pause } from "../../contract/pauses.ts";
import { useFamily } from "../family.tsx";
import { errorText } from "../text/error-text.ts";
import { choreWords } from "../text/rooms/chores/words.ts";
import { useText } from "../text/use-text.ts";
import { useWordsOf } from "../text/words-of.ts";
import { useToday } from "../time.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { showToast } from "../ui/toasts.ts";
import { PauseForm } from "./PauseForm.tsx";
import { useEndPause, usePauses } from "./pauses.ts";
import "./desk.css";

const PauseLine = ({ pause }: { pause: Pause }) => {
  const s = useWordsOf(choreWords);
  const { t, dateRange, list } = useText();
  const family = useFamily();
  const end = useEndPause();
  const { memberIds } = pause;
  const who =
    memberIds === undefined
      ? s("pauseHouse")
      : list(family.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name));
  return (
    <li className="desk-line">
      <Picture name="luggage" />
      <span className="setting-words">
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
      </span>
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
  const s = useWordsOf(choreWords);
  const { t } = useText();
  const today = useToday();
  const shown = usePauses();
  const [isNew, setNew] = useState(false);
  const left = (shown.data?.items ?? []).filter(({ end }) => end >= today);
  return (
    <div className="desk">
      {shown.from === "failed" ? (
        <p className="field-problem">{errorText(t, shown.error)}</p>
      ) : left.length === 0 ? (
        <p className="desk-none">{s("pauseNone")}</p>
      ) : (
        <ul className="desk-list">
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
