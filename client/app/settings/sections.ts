import type { FeatureIconName } from "#client/ui/icons/feature-icons.ts";

/** The parts of Settings, in the order of how often a family wants them. */
export const settingsSections = [
  { name: "house", icon: "house" },
  { name: "members", icon: "family" },
  { name: "wall", icon: "wall" },
  { name: "calendars", icon: "calendar" },
  { name: "holidays", icon: "island" },
  { name: "bins", icon: "trash" },
  { name: "timetable", icon: "timeline" },
  { name: "quiet", icon: "moon" },
  { name: "notifications", icon: "bell" },
  { name: "celebrations", icon: "confetti" },
  { name: "babysitter", icon: "baby" },
  { name: "devices", icon: "phone" },
  { name: "https", icon: "shield" },
  { name: "screen", icon: "window" },
  { name: "sources", icon: "plug" },
  { name: "backups", icon: "archive" },
  { name: "privacy", icon: "eye" },
  { name: "about", icon: "info" },
] as const satisfies readonly { name: string; icon: FeatureIconName }[];
export type SettingsSection = (typeof settingsSections)[number]["name"];

/** The section of an address; undefined where it names none. */
export const settingsSectionOf = (name: string | undefined): SettingsSection | undefined =>
  settingsSections.find((section) => section.name === name)?.name;
