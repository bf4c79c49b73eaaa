/** What a null takes away, what is left out stays. */
export const patchValue = <T>(given: T | null | undefined, before: T | undefined): T | undefined =>
  given === undefined ? before : (given ?? undefined);
