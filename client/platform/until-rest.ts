/** Settles once the page leaves the machine some rest, or after so many ms. */
export const untilRest = (withinMs: number): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis)
      requestIdleCallback(() => resolve(), { timeout: withinMs });
    else setTimeout(resolve, withinMs);
  });
