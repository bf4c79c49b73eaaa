import type { Face } from "../avatar/Avatar.tsx";

interface SpecimenMember extends Face {
  readonly color: string;
}

/** People who live only in the gallery; one has a very long name. */
export const specimenFamily: readonly SpecimenMember[] = [
  { id: "mia", name: "Mia", initials: "Mi", avatar: "cat-face", color: "#e0633f" },
  { id: "leo", name: "Leo", initials: "L", color: "#3f7fd1" },
  { id: "mom", name: "Mama", initials: "Mam", color: "#8a5cc4" },
  {
    ...{ id: "grandma", name: "Großmutter Hannelore-Friederike", initials: "G" },
    color: "#3d9a6a",
  },
];

/** A word that doesn't fit. */
export const longWord = "Kraftfahrzeughaftpflichtversicherung";
/** A sentence that doesn't fit. */
export const longSentence =
  "Die Donaudampfschifffahrtsgesellschaft bittet um Rückgabe des Schwimmbadumkleidekabinenschlüssels";
