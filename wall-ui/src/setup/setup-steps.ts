/** The first evening, one question at a time. */
export const setupSteps = ["language", "family", "pin", "place", "calendar", "phones"] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The step of an address; the first one where it names none. */
export const setupStepOf = (name: string | undefined): SetupStep =>
  setupSteps.find((step) => step === name) ?? setupSteps[0];

/** The step after, or before, where there is one. */
export const neighbourStep = (step: SetupStep, by: 1 | -1): SetupStep | undefined =>
  setupSteps[setupSteps.indexOf(step) + by];
