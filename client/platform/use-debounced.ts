import { useEffect, useState } from "react";

const pauseMs = 350;

/** A value once it has stood still for a moment, so that each letter isn't a question to the network. */
export const useDebounced = <T>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
