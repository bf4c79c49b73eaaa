import { useState } from "react";
import { useLocation } from "wouter";
import type { OperationAnswer } from "#contract/api.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeedForm } from "#client/app/settings/feeds/FeedForm.tsx";
import { FeedPreview } from "#client/app/settings/feeds/FeedPreview.tsx";
import { PasteFromPhone } from "#client/app/settings/feeds/PasteFromPhone.tsx";
import { StepFrame } from "../StepFrame.tsx";

/** The first calendar, read once before it is kept. */
export const CalendarStep = ({ phoneUrl }: { phoneUrl: string | undefined }) => {
  const s = useMessages(setupMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  const [found, setFound] = useState<readonly OperationAnswer<"POST /api/calendar/feeds">[]>([]);
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
        <FeedPreview key={one.feed.id} {...one} />
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
            <PasteFromPhone phoneUrl={phoneUrl} close={t("action.close")} />
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
