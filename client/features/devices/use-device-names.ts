import { useMessages } from "../../i18n/use-messages.ts";
import { deviceNames, type NamedDevice } from "./device-names.ts";
import { deviceMessages } from "./messages.ts";

/** What to call each of these devices, in the words of this screen. */
export const useDeviceNames = (
  devices: readonly NamedDevice[],
): ((device: { readonly id: string } | undefined) => string) => {
  const makeWord = useMessages(deviceMessages);
  const names = deviceNames(devices, makeWord);
  return (device) => names.get(device?.id ?? "") ?? "";
};
