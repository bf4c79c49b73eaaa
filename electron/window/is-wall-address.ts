/** Whether an address belongs to the wall; false for every address while there is no wall. */
export const isWallAddress =
  (wallUrl: () => string | null): ((address: string) => boolean) =>
  (address) => {
    const url = wallUrl();
    return url !== null && URL.canParse(address) && new URL(address).origin === new URL(url).origin;
  };
