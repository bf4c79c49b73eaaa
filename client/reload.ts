import { useEffect, useState } from "react";
import { useHouse } from "./house.ts";
import { builtVersion } from "./version.ts";

const place = "reloaded-for";
const idleMs = 60_000;

// Where storage is forbidden there is no guard against a second reload, so there is no first.
const isNewTo = (version: string): boolean => {
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
  const house = useHouse();
  const [newer, setNewer] = useState<string>();
  useEffect(() => {
    let first = builtVersion;
    const look = () => {
      const version = house.hello()?.version;
      first ??= version;
      if (version !== undefined && version !== first) setNewer(version);
    };
    look();
    return house.live.subscribe(look);
  }, [house]);
  return newer;
};

/** Reloads the page once for a new version, after a minute without a touch or while nobody sees it. */
export const useReloadWhenIdle = (): void => {
  const version = useNewVersion();
  useEffect(() => {
    if (version === undefined) return;
    const reload = () => {
      if (isNewTo(version)) location.reload();
    };
    let timer = setTimeout(reload, idleMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(reload, idleMs);
    };
    const hidden = () => {
      if (document.visibilityState === "hidden") reload();
    };
    addEventListener("pointerdown", wait, { passive: true });
    addEventListener("keydown", wait);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", wait);
      removeEventListener("keydown", wait);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, [version]);
};
