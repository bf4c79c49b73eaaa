import { Suspense, useEffect, useState } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useToasts } from "#client/ui/overlays/toast-store.ts";

const ToldOfOverwritten = lazyPart(
  async () => (await import("#client/app/overwritten/ToldOfOverwritten.tsx")).ToldOfOverwritten,
);
const Toaster = lazyPart(async () => (await import("#client/ui/overlays/Toaster.tsx")).Toaster);

/** How long the first page is left alone with the machine, in ms. */
const restMs = 3000;

/** What every page has, and the first picture doesn't need; toasts come at once where there is one. */
export const LateParts = ({ isNearFinger }: { isNearFinger: boolean }) => {
  const { t } = useI18n();
  const hasToasts = useToasts().length > 0;
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isRested || hasToasts ? (
        <Suspense fallback={null}>
          <Toaster
            undoLabel={t("action.undo")}
            closeLabel={t("action.close")}
            isNearFinger={isNearFinger}
          />
        </Suspense>
      ) : null}
      {isRested ? (
        <Suspense fallback={null}>
          <ToldOfOverwritten />
        </Suspense>
      ) : null}
    </>
  );
};
