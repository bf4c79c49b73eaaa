import { Suspense } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useConfig } from "#client/context/config.ts";
import { useHiddenCursor } from "./use-hidden-cursor.ts";

const HeldCorner = lazyPart(async () => (await import("./HeldCorner.tsx")).HeldCorner);
const SafeMode = lazyPart(async () => (await import("./SafeModeNotice.tsx")).SafeModeNotice);

/** The shell names itself so; any other browser has ways of its own to be left. */
const isOwnWindow = navigator.userAgent.includes(" Electron/");

/** What a wall that hangs in a kitchen needs beside its pages: no pointer after a touch, and a hidden way out. */
export const KioskControls = () => {
  const { notices, setupDone } = useConfig();
  useHiddenCursor();
  return (
    <Suspense fallback={null}>
      {isOwnWindow && setupDone ? <HeldCorner /> : null}
      {notices.some(({ code }) => code === "safeMode") ? <SafeMode /> : null}
    </Suspense>
  );
};
