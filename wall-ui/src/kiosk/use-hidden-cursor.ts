import { useEffect } from "react";
import "./hidden-cursor.css";

/** Hides the pointer from the first touch until a mouse is moved. */
export const useHiddenCursor = () => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // Each change has the whole page's style worked out anew.
    const pointed = ({ pointerType }: PointerEvent) => {
      const pointer = pointerType === "mouse" ? "mouse" : "touch";
      if (pointer !== (dataset["pointer"] ?? "mouse")) dataset["pointer"] = pointer;
    };
    const options = { capture: true, passive: true };
    addEventListener("pointerdown", pointed, options);
    addEventListener("pointermove", pointed, options);
    return () => {
      removeEventListener("pointerdown", pointed, options);
      removeEventListener("pointermove", pointed, options);
    };
  }, []);
};
