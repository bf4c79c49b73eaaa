import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ColorChoices } from "#client/ui/form/ColorChoices.tsx";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { accountMessages } from "./messages/messages.ts";

/** The colour of a calendar's events: the family's own choice, else its member's or its server's. */
export const CalendarColor = ({
  name,
  ofServer,
  own,
  onColor,
}: {
  name: string;
  ofServer: string | undefined;
  own: string | undefined;
  /** Null is no own choice. */
  onColor: (color: string | null) => void;
}) => {
  const s = useMessages(accountMessages);
  return (
    <Stack gap={2}>
      <FieldLabel spoken={false}>{s("color")}</FieldLabel>
      <ColorChoices
        label={s("colorOf", { name })}
        beside={ofServer}
        value={own}
        onChoose={onColor}
      />
      <div>
        <Button kind="quiet" disabled={own === undefined} onClick={() => onColor(null)}>
          {s("colorUsual")}
        </Button>
      </div>
    </Stack>
  );
};
