import type { Message } from "#client/i18n/catalogue.ts";

/** English for accounts at calendar servers. */
export const en = {
  add: "Add an account",
  address: "The calendar server’s address",
  addressHint: "For example https://cloud.example",
  apple: "Apple iCloud",
  appleHelp:
    "Apple wants a password for this app alone: at account.apple.com, under Sign-In and Security, App-Specific Passwords.",
  appleUser: "Your Apple Account’s e-mail address",
  askRemove:
    "Take away the account of {user} at {host}? Its calendars leave the wall; at the server nothing changes.",
  back: "Back",
  calendars: "Its calendars",
  connect: { one: "Show {count} calendar", other: "Show {count} calendars" },
  connectNone: "Choose a calendar",
  done: "Done",
  everyone: "Nobody chosen: it is everyone’s.",
  fastmail: "Fastmail",
  fastmailHelp:
    "Fastmail wants a password for this app alone: Settings, Privacy & Security, App passwords, for CalDAV.",
  find: "Look what is there",
  finding: "Looking …",
  fixed: "Given when the wall was started",
  gone: "The server doesn’t have it any more",
  hint: "A family calendar at Apple, Nextcloud or Fastmail, with all of its calendars.",
  host: "“{host}” would be told the password",
  hostAllow: "Allow “{host}”",
  local: "The server runs on the wall’s own machine",
  localHint: "Only where you have installed it there yourself, such as Radicale.",
  nextcloud: "Nextcloud",
  nextcloudHelp:
    "Make a password for this app alone in Nextcloud: Personal settings, Security, Devices & sessions.",
  none: "No account is connected.",
  other: "Another one",
  otherHelp: "Whatever speaks CalDAV: Radicale, mailbox.org, Synology, Baïkal and others.",
  password: "Password for this app",
  phoneHint: "Apple, Nextcloud, Fastmail and others",
  phoneLead: "Then calendars can be connected on this phone for 15 minutes.",
  readOnly: "Can only be read",
  remove: "Take away",
  show: "Show it on the wall",
  title: "Accounts",
  todosOnly: "Only to-dos",
  unreadable: {
    one: "{count} entry can’t be read",
    other: "{count} entries can’t be read",
  },
  user: "User name",
  which: "Where is your calendar?",
  whose: "Whose is it?",
} as const satisfies Record<string, Message>;
