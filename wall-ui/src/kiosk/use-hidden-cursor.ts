import { useEffect } from "react";
import "./hidden-cursor.css";

/** Hides the pointer from the first touch until a mouse is moved. */
export const useHiddenCursor = () => {
  useEffect(() => {
    const pointed = ({ pointerType }: PointerEvent) => {
      document.documentElement.dataset["pointer"] = pointerType === "mouse" ? "mouse" : "touch";
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
