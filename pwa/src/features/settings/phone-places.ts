import type { SettingsSection } from "#client/app/settings/sections.ts";

/** Where a parent's phone has each section of the wall's Settings. */
export const phonePlaces = {
  house: "/settings/house",
  members: "/settings/members",
  wall: "/walls",
  calendars: "/settings/calendars",
  holidays: "/settings/holidays",
  bins: "/settings/bins",
  timetable: "/settings/timetable",
  quiet: "/settings/quiet",
  notifications: "/settings/house-notifications",
  celebrations: "/settings/chores",
  babysitter: "/settings/babysitter",
  devices: "/settings/devices",
  https: "/settings/https",
  screen: "/settings/screen",
  sources: "/settings/sources",
  backups: "/settings/backups",
  privacy: "/settings/privacy",
  about: "/settings/about",
} as const satisfies Record<SettingsSection, string>;
