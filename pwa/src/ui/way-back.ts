type Move = "pushState" | "replaceState" | "popstate";

/** The addresses that lead to a page, oldest first, once it was moved to another one: who goes back to one of them is there again. */
export const trailAfter = (
  trail: readonly string[],
  move: Move,
  address: string,
): readonly string[] => {
  const before = move === "replaceState" ? trail.slice(0, -1) : trail;
  const at = before.lastIndexOf(address);
  return [...(at < 0 ? before : before.slice(0, at)), address];
};

const here = (): string => location.pathname.replace(/^\/m(?=\/|$)/, "") || "/";

let trail: readonly string[] = [];

/** Remembers from now on from where each page was opened; returns how to stop that. */
export const rememberWay = (): (() => void) => {
  trail = [here()];
  const stop = new AbortController();
  for (const move of ["pushState", "replaceState", "popstate"] as const)
    addEventListener(move, () => (trail = trailAfter(trail, move, here())), {
      // Before the page that it leads to is drawn.
      capture: true,
      signal: stop.signal,
    });
  return () => stop.abort();
};

/** The page from which somebody came to this one; the usual one where they came from outside of the app or signed in, or where that one is on the way. */
export const wayBack = (usual: string): string => {
  const before = trail.at(-2);
  const isUsual =
    before === undefined || before.startsWith("/sign-in") || usual.startsWith(`${before}/`);
  return isUsual ? usual : before;
};
