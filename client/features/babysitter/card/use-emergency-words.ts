import { useConfig } from "../../../context/config.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { babysitterMessages } from "../messages/messages.ts";
import { emergencyNumber } from "./emergency-number.ts";

/** Whom to call first, with the number of the country where it is known. */
export const useEmergencyWords = (): string => {
  const s = useMessages(babysitterMessages);
  const number = emergencyNumber(useConfig().timeZone);
  return number === undefined ? s("emergencyPlain") : s("emergency", { number });
};
