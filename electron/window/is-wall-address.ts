/** Tells whether an address is still the wall; everything else is refused, everything as long as there is no wall. */
export const isWallAddress =
  (wallUrl: () => string | null): ((address: string) => boolean) =>
  (address) => {
    const url = wallUrl();
    return url !== null && URL.canParse(address) && new URL(address).origin === new URL(url).origin;
  };
