import { useEffect, useState } from "react";
import { useConnection } from "#client/context/app-context.ts";

const graceMs = 3000;

/** Whether the phone has been cut off from the server for more than a moment. */
export const useDisconnected = (): boolean => {
  const { state } = useConnection();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (state === "live") return;
    const timer = setTimeout(() => setLate(true), graceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [state]);
  return isLate && state !== "live";
};
