import type { ReactNode } from "react";
import { Avatar, type Face } from "../../ui/Avatar.tsx";
import { PinPad } from "./PinPad.tsx";
import "./pin-scene.css";

/** Whose PIN on one side, the keys on the other; above one another where the screen is tall. */
export const PinScene = ({
  face,
  title,
  lead,
  labels,
  problem,
  busy,
  onPin,
  children,
}: {
  face: Face | undefined;
  title: string;
  lead: string;
  labels: { pin: string; back: string; enter: string };
  problem: string | undefined;
  busy: boolean;
  onPin: (pin: string) => void;
  children?: ReactNode;
}) => (
  <div className="pin-scene" data-member={face?.id}>
    <div className="pin-scene-who">
      {face === undefined ? null : <Avatar face={face} />}
      <h2 dir="auto">{title}</h2>
      <p>{lead}</p>
      {children}
    </div>
    <PinPad labels={labels} problem={problem} busy={busy} onPin={onPin} />
  </div>
);
