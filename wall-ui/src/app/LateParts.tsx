import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";

const ToldOfOverwritten = lazyPart(
  async () => (await import("#client/app/overwritten/ToldOfOverwritten.tsx")).ToldOfOverwritten,
);

/** How long the first page is left alone with the machine, in ms. */
const restMs = 3000;

/** What every page has, and the first picture doesn't need. */
export const LateParts = () => {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isRested ? (
    <Suspense fallback={null}>
      <ToldOfOverwritten />
    </Suspense>
  ) : null;
};
