let code: string | undefined;

/** Keeps the six-digit code that somebody read off the wall, for as long as this page is open and no longer. */
export const setSetupCode = (typed: string | undefined): void => {
  code = typed;
};

/** What a call shows of that code, so that this browser may set the house up. */
export const setupHeaders = (): Readonly<Record<string, string>> =>
  code === undefined ? {} : { "X-Setup-Code": code };
