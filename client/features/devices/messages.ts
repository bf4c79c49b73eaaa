import type { DeviceMake } from "#contract/devices.ts";
import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  androidPhone: "Android phone",
  androidTablet: "Android tablet",
  chromebook: "Chromebook",
  ipad: "iPad",
  iphone: "iPhone",
  kiosk: "Family Wall’s own window",
  linux: "Linux computer",
  mac: "Mac",
  other: "Another device",
  windows: "Windows computer",
} as const satisfies Readonly<Record<DeviceMake, Message>>;

/** What people call a device, in every language. */
export const deviceMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    androidPhone: "Android-Handy",
    androidTablet: "Android-Tablet",
    chromebook: "Chromebook",
    ipad: "iPad",
    iphone: "iPhone",
    kiosk: "Eigenes Fenster der Wand",
    linux: "Linux-Rechner",
    mac: "Mac",
    other: "Anderes Gerät",
    windows: "Windows-Rechner",
  },
};
