import { useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { addFeed } from "#client/features/calendar/mutations.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useSourceErrorText } from "#client/i18n/source-error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Choices } from "#client/ui/form/Choices.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FieldLabel } from "#client/ui/form/FieldLabel.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { useFamily } from "#client/context/family.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./feed-form.module.css";

type Found = OperationAnswer<"POST /api/calendar/feeds">;

const CalendarOwner = ({
  value,
  onChoose,
}: {
  /** A member's id; "" is everyone's. */
  value: string;
  onChoose: (owner: string) => void;
}) => {
  const s = useMessages(setupMessages);
  const family = useFamily();
  return (
    <>
      <FieldLabel as="p">{s("calendar.whose")}</FieldLabel>
      <Choices
        label={s("calendar.whose")}
        value={value}
        choices={[
          { value: "", label: s("calendar.everyone") },
          ...family.map((member) => ({
            value: member.id,
            label: member.name,
            picture: <Avatar face={member} />,
          })),
        ]}
        onChoose={onChoose}
      />
    </>
  );
};

/** A calendar's address and whose it is; tested on the spot, refused in plain words. */
export const FeedForm = ({ onFound }: { onFound: (found: Found) => void }) => {
  const s = useMessages(setupMessages);
  const refusal = useSourceErrorText();
  const [url, setUrl] = useState("");
  const [owner, setOwner] = useState("");
  const add = useMutate(addFeed);
  const connect = () => {
    const address = url.trim();
    if (address === "" || add.isPending) return;
    add.mutate(
      { body: { url: address, ...(owner === "" ? {} : { memberId: owner }) } },
      {
        onSuccess: (found) => {
          setUrl("");
          onFound(found);
        },
      },
    );
  };
  return (
    <Stack
      as="form"
      gap={3}
      className={styles.feedForm}
      onSubmit={(event) => {
        event.preventDefault();
        connect();
      }}
    >
      <TextField
        label={s("calendar.address")}
        hint={s("calendar.hint")}
        inputMode="url"
        placeholder="https://…"
        maxLength={2000}
        value={url}
        onValue={setUrl}
        problem={add.error === null ? undefined : refusal(add.error)}
      />
      <CalendarOwner value={owner} onChoose={setOwner} />
      <Button type="submit" kind="primary" disabled={url.trim() === "" || add.isPending}>
        <Icon name={add.isPending ? "hourglass" : "plus"} />
        {s(add.isPending ? "calendar.testing" : "calendar.add")}
      </Button>
    </Stack>
  );
};
