import { useMessages } from "../../../i18n/use-messages.ts";
import { sourceMessages } from "./messages/messages.ts";

/** The process's own environment, as the server calls it; files go by their names. */
const ofProcess = "the environment";

/** Names the place that fixes a variable, in the family's language. */
export const useFixedPlace = (): ((fixedBy: string) => string) => {
  const s = useMessages(sourceMessages);
  return (fixedBy) => (fixedBy === ofProcess ? s("environment") : fixedBy);
};
