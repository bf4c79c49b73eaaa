import type { EventVersions } from "#contract/errors.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useEventTimeText } from "./event-descriptions.ts";
import { eventMessages } from "./messages/messages.ts";

/** An event as one side of a conflict has it. */
const Version = ({ label, version }: { label: string; version: EventVersions["ours"] }) => {
  const s = useMessages(eventMessages);
  const timeText = useEventTimeText();
  const when = version === null ? undefined : timeText(version);
  return (
    <Stack gap={1}>
      <Text as="p" size="small" tone="soft">
        {label}
      </Text>
      {version === null || when === undefined ? (
        <Text as="p" weight="bold">
          {s("conflict.deleted")}
        </Text>
      ) : (
        <>
          <Text as="p" weight="bold" dir="auto">
            {version.title}
          </Text>
          <Text as="p">
            {when.day}, {when.time}
          </Text>
          {version.location === null ? null : (
            <Text as="p" dir="auto">
              {version.location}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
};

/** What the family wanted of an event, and what others made of it. */
export const ConflictVersions = ({ versions: { ours, theirs } }: { versions: EventVersions }) => {
  const s = useMessages(eventMessages);
  return (
    <>
      <Version label={s("conflict.ours")} version={ours} />
      <Version label={s("conflict.theirs")} version={theirs} />
    </>
  );
};
