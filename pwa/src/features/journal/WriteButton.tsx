import { Link } from "wouter";
import { useMe } from "#client/context/family.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";

/** The way to a new entry, always under the thumb; who only looks signs in first. */
export const WriteButton = () => {
  const s = useMessages(journalMessages);
  const me = useMe();
  return (
    <Link className="write-button" href={me === undefined ? "/sign-in" : "/journal/new"}>
      <Icon name="plus" />
      {s("write")}
    </Link>
  );
};
