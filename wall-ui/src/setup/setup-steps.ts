/** The first evening, one question at a time. */
export const steps = ["language", "family", "pin", "place", "calendar", "phones"] as const;
export type Step = (typeof steps)[number];

/** The step of an address; the first one where it names none. */
export const stepOf = (name: string | undefined): Step =>
  steps.find((step) => step === name) ?? steps[0];

/** The step after, or before, where there is one. */
export const stepFrom = (step: Step, by: 1 | -1): Step | undefined =>
  steps[steps.indexOf(step) + by];
