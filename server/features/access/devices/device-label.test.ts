import { expect, it } from "vitest";
import { deviceLabel, deviceMakeOf } from "./device-label.ts";

it.each([
  [
    "iPhone",
    "iphone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
  ],
  [
    "Android phone",
    "androidPhone",
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36",
  ],
  [
    "Android tablet",
    "androidTablet",
    "Mozilla/5.0 (Linux; Android 16; SM-X710) AppleWebKit/537.36 Chrome/142.0 Safari/537.36",
  ],
  [
    "Mac",
    "mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15",
  ],
  [
    "Windows computer",
    "windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36",
  ],
  [
    "Linux computer",
    "linux",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36",
  ],
  [
    "Family Wall's own window",
    "kiosk",
    "Mozilla/5.0 (X11; Linux aarch64) Chrome/142.0 Electron/45.4.1 Safari/537.36",
  ],
  ["Another device", "other", "curl/8.14.1"],
  ["Another device", "other", undefined],
])("a parent recognises the %s in the list of devices", (label, make, userAgent) => {
  expect(deviceLabel(userAgent)).toBe(label);
  expect(deviceMakeOf(label)).toBe(make);
});
