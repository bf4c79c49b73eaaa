import { useState } from "react";
import { useLocation } from "wouter";
import type { Answer } from "../../../../contract/api.ts";
import { setupWords } from "../../../../client/text/rooms/setup/words.ts";
import { useText } from "../../../../client/text/use-text.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { Button } from "../../../../client/ui/Button.tsx";
import { Icon } from "../../../../client/ui/Icon.tsx";
import { FeedForm } from "../calendars/FeedForm.tsx";
import { FoundFeed } from "../calendars/FoundFeed.tsx";
import { FromPhone } from "../calendars/FromPhone.tsx";
import { StepFrame } from "../StepFrame.tsx";

/** The first calendar, read once before it is kept. */
export const CalendarStep = ({ phoneUrl }: { phoneUrl: string | undefined }) => {
  const s = useWordsOf(setupWords);
  const { t } = useText();
  const [, go] = useLocation();
  const [found, setFound] = useState<readonly Answer<"POST /api/calendar/feeds">[]>([]);
  const [isAdding, setAdding] = useState(true);
  const on = () => go("/setup/phones");
  return (
    <StepFrame
      step="calendar"
      title={s("calendar.title")}
      lead={s("calendar.lead")}
      next={found.length === 0 ? undefined : { words: s("next"), onNext: on }}
      quiet={found.length === 0 ? { words: s("skip"), onQuiet: on } : undefined}
    >
      {found.map((one) => (
        <FoundFeed key={one.feed.id} {...one} />
      ))}
      {isAdding ? (
        <>
          <FeedForm
            onFound={(next) => {
              setFound([...found, next]);
              setAdding(false);
            }}
          />
          {phoneUrl === undefined ? null : (
            <FromPhone phoneUrl={phoneUrl} close={t("action.close")} />
          )}
        </>
      ) : (
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {s("calendar.another")}
        </Button>
      )}
    </StepFrame>
  );
};
