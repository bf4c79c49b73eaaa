import type { ColumnDay } from "#wall-ui/src/features/tasks/columns/column-day.ts";
import { AnyoneFace } from "./AnyoneFace.tsx";
import { PersonFace } from "./PersonFace.tsx";

/** Everybody as a face, and a tile for what nobody owns where there is any. */
export const PeopleFaces = ({
  days,
  openForAnyone,
  lies,
  isCounted,
  onOpen,
}: {
  days: readonly ColumnDay[];
  /** How many chores that nobody owns are open; undefined where there is nothing of the kind. */
  openForAnyone: number | undefined;
  /** Each lies as a row, in place of standing as a tile. */
  lies: boolean;
  /** Each has the number of what is left on the face, in place of under the name. */
  isCounted: boolean;
  onOpen: (memberId: string) => void;
}) => (
  <>
    {days.map((day) => (
      <PersonFace
        key={day.member.id}
        day={day}
        {...{ lies, isCounted }}
        onOpen={() => onOpen(day.member.id)}
      />
    ))}
    {openForAnyone === undefined ? null : (
      <AnyoneFace open={openForAnyone} {...{ lies, isCounted }} />
    )}
  </>
);
