import { Suspense, useEffect, useInsertionEffect, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useLocation } from "wouter";
import { keepTrying } from "#client/platform/keep-trying.ts";
import { useWall } from "#client/context/wall.ts";
import { rooms } from "../../ui/room-addresses.ts";
import { useQuietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { useTimers } from "#client/features/meals/timers/use-timers.ts";
import { isCooking } from "../recipes/cook/cook-address.ts";
import { goHome } from "../../ui/go-home.ts";
import * as styles from "./quiet-cover.module.css";

/** Fetches what the quiet screen needs. */
export const preloadQuiet = () => keepTrying(() => import("./QuietScreen.tsx"));
const QuietScreen = lazyPart(async () => (await preloadQuiet()).QuietScreen);

/** So long what covered the wall still catches touches, in ms: the one that wakes it, and a second one in haste. */
const shieldMs = 320;

/** The wall at rest, over everything: photos, a clock, or black. It wakes where it starts, with nothing open over it. */
export const QuietMode = () => {
  const [address, go] = useLocation();
  const start = rooms[useWall().startRoom].href;
  const isBusy = useTimers().length > 0 || isCooking(address) || address.startsWith("/setup");
  const rest = useQuietMode(!isBusy);
  const isAwake = rest === "awake";
  useEffect(() => {
    if (!isAwake) goHome(address, go, start);
  }, [isAwake, address, go, start]);
  const [covered, setCovered] = useState(rest);
  // Before anything is measured: it has the styles of half the page worked out anew.
  useInsertionEffect(() => {
    document.documentElement.dataset["rest"] = rest;
  }, [rest]);
  useEffect(() => {
    const timer = setTimeout(() => setCovered(rest), rest === "awake" ? shieldMs : 0);
    return () => clearTimeout(timer);
  }, [rest]);
  const cover = rest === "awake" ? covered : rest;
  if (cover === "awake") return null;
  return (
    <Suspense fallback={<div className={styles.quietDark} />}>
      <QuietScreen rest={cover} isLeaving={rest === "awake"} />
    </Suspense>
  );
};
