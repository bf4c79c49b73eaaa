/** English for connecting a source. */
export const en = {
  "title.tasks": "Where chores and to-dos come from",
  "title.meals": "Where plan, recipes and groceries come from",
  "title.photos": "Where photos come from",
  "title.budget": "Where the budget comes from",
  "title.weather": "Where the weather comes from",
  "title.calendar": "Calendars",
  "house.tasks": "The house itself",
  "house.meals": "The house itself",
  "house.photos": "The wall’s own photos folder",
  "house.budget": "No budget",
  "house.weather": "Open-Meteo",
  "house.calendar": "The house itself",
  all: "All sources",
  inUse: "In use",
  notInUse: "Not in use",
  kept: "Connected, not in use",
  connect: "Connect",
  use: "Use again",
  change: "Change",
  forget: "Take away",
  forgetAsk: "Take {name} away?",
  forgetHint:
    "The wall forgets how to reach it. What is there stays there, and what the house had before is shown again.",
  forgetYes: "Yes, take it away",
  forgotten: "{name} is taken away. The wall starts again for a moment.",
  fixed:
    "This was chosen when the wall was started, in {place}. Change it there, and start the wall again.",
  accessFixed:
    "How to reach it was given when the wall was started. What else there is to choose can be chosen here.",
  fieldFixed: "Given when the wall was started, in {place}",
  known: "Leave it empty, and it stays as it is.",
  thisMachine: "It runs on the wall’s own machine",
  thisMachineHint:
    "Only for a program beside the wall; other addresses of this machine stay closed.",
  test: "Test",
  testing: "Being tested …",
  foundTitle: "Found",
  version: "Version {version}",
  account: "Account of {name}",
  missing: "These rights are missing:",
  missingHint: "Give them there, and test it again.",
  nobody: "Nobody there",
  none: "Nothing to choose there.",
  today: "What becomes of what the family has today?",
  hide: "Keep it here, hidden",
  copy: "Copy it over as well",
  copyHint:
    "It is also written there. What can’t be kept there stays here alone, and you are told how much.",
  restarts: "The wall starts again for a moment. Then the PIN is asked for again.",
  switch: "Use {name} from now on",
  switching: "Being connected …",
  connected: "{name} is connected. The wall starts again for a moment.",
  copied: {
    one: "One thing was copied over.",
    other: "{count} things were copied over.",
  },
  left: {
    one: "One can’t be kept there and stays here.",
    other: "{count} can’t be kept there and stay here.",
  },
  libraryNeeded:
    "{name}’s own library has to be on the wall’s machine, in the version of its server. The wall fetches it from the internet with npm: about 200 MB, a few minutes.",
  libraryFetch: "Fetch it",
  libraryFetching:
    "{name}’s library is being fetched. That takes a few minutes; you may go elsewhere meanwhile.",
  "library.npmMissing":
    "The wall’s machine has no npm. Install Node.js 22 or newer there, from nodejs.org; it brings npm. Then try again.",
  "library.npmFailed":
    "npm couldn’t fetch it. Does the wall’s machine have internet, and 500 MB of space?",
  "library.notRunning":
    "It was fetched but doesn’t run on the wall’s machine, and was removed again. Node.js there may be older than 22, or there is no build for such a machine.",
  "library.notKept":
    "It couldn’t be put into the wall’s data folder. There have to be about 500 MB of space on that disk.",
  back: "Back",
  optional: "Not needed.",
  calendarLead: "Calendars have a page of their own.",
  calendarTo: "To calendars",
  todoLists: "To-dos can also be in a list of a calendar account: choose it under Calendars.",
  fromPhone: "Paste it on a phone",
  fromPhoneHint: "Long keys are easier pasted than typed: open this on a parent’s phone.",
} as const;
