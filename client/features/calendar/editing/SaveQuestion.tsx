import type { ApiError } from "#client/api/api-error.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ConflictVersions } from "./ConflictVersions.tsx";
import { eventMessages } from "./messages/messages.ts";

/** Asks before an event is saved that others changed too, or whose guests the calendar will write to. */
export const SaveQuestion = ({
  error,
  onYes,
  onNo,
}: {
  readonly error: ApiError;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const { versions, guests = 1 } = error;
  if (error.code === "guestsTold")
    return (
      <Stack gap={3} role="group" aria-label={s("guests.title")}>
        <Text as="p" weight="bold">
          {s("guests.tell", { count: guests })}
        </Text>
        <Button kind="primary" onClick={onYes}>
          {s("guests.yes")}
        </Button>
        <Button onClick={onNo}>{t("action.back")}</Button>
      </Stack>
    );
  return (
    <Stack gap={3} role="group" aria-label={s("conflict.title")}>
      <Text as="p" weight="bold">
        {s("conflict.title")}
      </Text>
      {versions === undefined ? null : <ConflictVersions versions={versions} />}
      <Button kind="primary" onClick={onYes}>
        {s("conflict.keepOurs")}
      </Button>
      <Button onClick={onNo}>{s("conflict.keepTheirs")}</Button>
    </Stack>
  );
};
