import { OnScreenKeyboard } from "../keyboard/OnScreenKeyboard.tsx";
import { KioskControls } from "./KioskControls.tsx";

/** What a hand needs of a wall without keys and frame, which no first picture shows. */
export const LateControls = () => (
  <>
    <OnScreenKeyboard />
    <KioskControls />
  </>
);
