import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { familyCalendarId } from "../family-calendar-id.ts";
import { chooseNewEventCalendar } from "./account-mutations.ts";
import { accountMessages } from "./messages/messages.ts";
import { accountWords, sharesName } from "./use-which-account.ts";
import * as styles from "./new-event-calendars.module.css";

interface Choice {
  readonly value: string;
  readonly label: string;
  /** Its account, where another one has a calendar of the same name. */
  readonly detail?: string;
}
type Accounts = OperationAnswer<"GET /api/calendar/accounts">;

/** Everyone, then each member. */
const useWhose = () => {
  const s = useMessages(accountMessages);
  const members = useFamily().map((member) => ({
    ...{ memberId: member.id, name: member.name, picture: <Avatar face={member} /> },
  }));
  return [
    { memberId: undefined, name: s("newOfEveryone"), picture: <FeatureIcon name="family" /> },
    ...members,
  ];
};

/** Where new events of one member go; `goesTo` is undefined where that calendar isn't shown any more. */
const WhoseRow = ({
  memberId,
  name,
  picture,
  goesTo,
  onChange,
}: ReturnType<typeof useWhose>[number] & { goesTo: Choice | undefined; onChange: () => void }) => {
  const s = useMessages(accountMessages);
  return (
    <ListRow as="li" data-member={memberId}>
      {picture}
      <ListRowText>
        <b dir="auto">{name}</b>
        <small dir="auto">{goesTo?.label ?? s("newElsewhere")}</small>
        {goesTo?.detail === undefined ? null : <small dir="auto">{goesTo.detail}</small>}
      </ListRowText>
      <Button kind="quiet" aria-label={s("newChange", { name })} onClick={onChange}>
        {s("change")}
      </Button>
    </ListRow>
  );
};

/** The calendars that take new events: the family calendar, and those of accounts; null without one of these. */
const useNewEventChoices = ({ items }: Accounts): readonly Choice[] | null => {
  const s = useMessages(accountMessages);
  const calendars = items
    .flatMap((account) => account.calendars.map((each) => ({ ...each, of: accountWords(account) })))
    .filter(({ chosen, readOnly, gone, events }) => chosen && events && !readOnly && !gone);
  if (calendars.length === 0) return null;
  return [
    { value: familyCalendarId, label: s("newInFamily") },
    ...calendars.map((each) => ({
      ...{ value: each.id, label: each.name },
      ...(sharesName(each, calendars) ? { detail: each.of } : {}),
    })),
  ];
};

/** Where new events of each member go: the family calendar, or one of an account; nothing without one that is written. */
export const NewEventCalendars = ({ accounts }: { accounts: Accounts }) => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const choose = useMutate(chooseNewEventCalendar);
  const [asked, setAsked] = useState<string>();
  const whose = useWhose();
  const choices = useNewEventChoices(accounts);
  if (choices === null) return null;
  const chosenOf = (memberId: string | undefined): string =>
    accounts.newEvents.find((each) => each.memberId === memberId)?.calendarId ?? familyCalendarId;
  const open = whose.find(({ memberId = "" }) => memberId === asked);
  return (
    <>
      <SettingGroup title={s("newEvents")}>
        <Stack as="ul" gap={3} className={styles.whose} data-testid="new-events">
          {whose.map(({ memberId, name, picture }) => (
            <WhoseRow
              key={memberId ?? ""}
              {...{ memberId, name, picture }}
              goesTo={choices.find(({ value }) => value === chosenOf(memberId))}
              onChange={() => setAsked(memberId ?? "")}
            />
          ))}
        </Stack>
      </SettingGroup>
      {choose.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, choose.error)}
        </Notice>
      )}
      <Sheet
        open={open !== undefined}
        title={s("newOf", { name: open?.name ?? "" })}
        closeLabel={t("action.close")}
        onClose={() => setAsked(undefined)}
      >
        <Choices
          label={s("newOf", { name: open?.name ?? "" })}
          value={open === undefined ? undefined : chosenOf(open.memberId)}
          choices={choices}
          onChoose={(calendarId) => {
            choose.mutate({
              memberId: open?.memberId,
              calendarId: calendarId === familyCalendarId ? null : calendarId,
            });
            setAsked(undefined);
          }}
        />
      </Sheet>
    </>
  );
};
