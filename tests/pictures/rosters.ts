/** The PINs of the parents and of the eldest child. */
export const picturePins = {
  MEMBER_PIN_MOM: "2468",
  MEMBER_PIN_DAD: "8642",
  MEMBER_PIN_MIA: "1357",
} as const;

const parents = [
  { id: "mom", name: "Mom", color: "#c94f7c", parent: true },
  { id: "dad", name: "Dad", color: "#2f6fb5", parent: true },
];

/** A family as most are. */
export const four = [
  { id: "mia", name: "Mia", color: "#d9662b", kid: true, avatar: "fox", birthday: "2018-05-26" },
  { id: "leo", name: "Leo", color: "#2a8f6d", kid: true },
  ...parents,
];

const names = ["Mia", "Leo", "Annegret-Margarethe", "Jonas", "Friederike Luise", "Tim", "Ida"];
const colours = ["#d9662b", "#2a8f6d", "#7c4dbc", "#8a6d3b", "#2f8fa5", "#b54f2f", "#5f7f2a"];

/** A family for which no screen was drawn. */
export const eleven = [
  ...parents,
  { id: "oma", name: "Grandma Elisabeth", color: "#7f5f8a" },
  { id: "opa", name: "Grandpa", color: "#5f6f7f" },
  ...names.map((name, at) => ({ id: `child${at}`, name, color: colours[at], kid: true })),
];
