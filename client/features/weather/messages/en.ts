/** English for the weather on Home. */
export const en = {
  asOf: "as of {time}",
  choosePlace: "Choose a place for the weather",
} as const;
