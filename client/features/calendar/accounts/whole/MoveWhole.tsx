import { useState } from "react";
import type { CalendarOfAccount } from "#contract/calendar-accounts.ts";
import type { StayedEvent } from "#contract/calendar-moves.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { wholeMessages } from "./messages/messages.ts";
import { useMoveWhole, type WholeMoveState } from "./use-move-whole.ts";

/** The family's own calendar, among the others. */
const familyCalendar = "family";
/** So many events are named that stayed. */
const mostNamed = 5;

/** How far it is, and what stayed where it was. */
const MoveProgress = ({ state }: { state: WholeMoveState }) => {
  const s = useMessages(wholeMessages);
  const { t } = useI18n();
  const { isMoving, moved, waiting, stayed, error } = state;
  const named = stayed.slice(0, mostNamed);
  const nameOf = ({ title, busy, code }: StayedEvent): string => {
    if (title !== "") return title;
    if (busy === true) return s("private");
    return code === "eventFixed" ? s("unopened") : t("calendar.untitled");
  };
  return (
    <Stack gap={2}>
      <Notice kind="hint" role="status">
        {s(isMoving ? "moving" : "moved", { count: moved })}
      </Notice>
      {waiting === 0 || isMoving ? null : (
        <Notice kind="problem">{s("waiting", { count: waiting })}</Notice>
      )}
      {stayed.length === 0 ? null : (
        <Notice kind="problem">{s("stayed", { count: stayed.length })}</Notice>
      )}
      {named.map((event) => (
        <small key={event.id}>
          <b dir="auto">{nameOf(event)}</b>
          {" · "}
          {errorText(t, { status: 409, code: event.code, retryAfterSec: undefined })}
        </small>
      ))}
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
    </Stack>
  );
};

/** The ways to move the family calendar whole into a calendar of an account, and back. */
export const MoveWhole = ({ id, name }: Pick<CalendarOfAccount, "id" | "name">) => {
  const s = useMessages(wholeMessages);
  const { state, move } = useMoveWhole();
  const [asked, setAsked] = useState<"here" | "home" | null>(null);
  const isMoving = state?.isMoving === true;
  const begin = (): void => {
    const isHome = asked === "home";
    setAsked(null);
    void move(isHome ? id : familyCalendar, isHome ? familyCalendar : id);
  };
  return (
    <Stack gap={2}>
      <Row gap={2} wrap>
        <Button kind="quiet" busy={isMoving} onClick={() => setAsked("here")}>
          {s("here")}
        </Button>
        <Button kind="quiet" busy={isMoving} onClick={() => setAsked("home")}>
          {s("home")}
        </Button>
      </Row>
      {state === null ? null : <MoveProgress state={state} />}
      <ConfirmDialog
        open={asked !== null}
        title={s(asked === "home" ? "home" : "here")}
        words={s(asked === "home" ? "askHome" : "askHere", { name })}
        yes={s("yes")}
        onNo={() => setAsked(null)}
        onYes={begin}
      />
    </Stack>
  );
};
