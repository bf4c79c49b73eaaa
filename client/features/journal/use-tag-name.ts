import { journalMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";

const ours = ["Funny quote", "Health", "Milestone", "Recap", "School"] as const;

/** How a tag is called in the family's language; a family's own stays as they wrote it. */
export const useTagName = (): ((tag: string) => string) => {
  const s = useMessages(journalMessages);
  return (tag) => {
    const known = ours.find((name) => name === tag);
    return known === undefined ? tag : s(`tag.${known}`);
  };
};
