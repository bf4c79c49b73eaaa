/** Tells whether an address is still the wall; everything else is refused. */
export const staysOnWall = (wallUrl: string): ((address: string) => boolean) => {
  const { origin } = new URL(wallUrl);
  return (address) => URL.canParse(address) && new URL(address).origin === origin;
};
