import { useCallback, useEffect, useState } from "react";
import { useApp } from "../context/app-context.ts";
import { builtVersion } from "../platform/version.ts";

const place = "reloaded-for";
const idleMs = 60_000;

/** Whether this tab hasn't been loaded anew for a version yet, which it counts as now. False where storage is forbidden: without a guard against a second reload there is no first. */
export const claimReload = (version: string): boolean => {
  try {
    if (sessionStorage.getItem(place) === version) return false;
    sessionStorage.setItem(place, version);
    return true;
  } catch {
    return false;
  }
};

/** The server's version where it isn't the one that this page was loaded with; undefined while they are the same. */
export const useNewVersion = (): string | undefined => {
  const app = useApp();
  const [newer, setNewer] = useState<string>();
  useEffect(() => {
    let first = builtVersion;
    const look = () => {
      const version = app.hello()?.version;
      first ??= version;
      if (version !== undefined && version !== first) setNewer(version);
    };
    look();
    return app.live.subscribe(look);
  }, [app]);
  return newer;
};

/** Opens a new version once `isReady`: after a minute without a touch, or while nobody sees the page. `open` must keep its identity. */
export const useOpenUpdateWhenIdle = (isReady: boolean, open: () => void): void =>
  useEffect(() => {
    if (!isReady) return;
    let timer = setTimeout(open, idleMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(open, idleMs);
    };
    const turned = () => {
      if (document.visibilityState === "hidden") open();
    };
    addEventListener("pointerdown", wait, { passive: true });
    addEventListener("keydown", wait);
    document.addEventListener("visibilitychange", turned);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", wait);
      removeEventListener("keydown", wait);
      document.removeEventListener("visibilitychange", turned);
    };
  }, [isReady, open]);

/** Reloads the page once for a new version, after a minute without a touch or while nobody sees it; not while it is busy. */
export const useReloadWhenIdle = (isBusy: boolean): void => {
  const version = useNewVersion();
  const reload = useCallback(() => {
    if (version !== undefined && claimReload(version)) location.reload();
  }, [version]);
  useOpenUpdateWhenIdle(version !== undefined && !isBusy, reload);
};
