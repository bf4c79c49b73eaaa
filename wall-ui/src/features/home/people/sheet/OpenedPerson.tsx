import { type ComponentProps, Suspense, useState } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { loadPersonSheet } from "./load-person-sheet.ts";

const PersonSheet = lazyPart(loadPersonSheet);

/** The sheet of whose face was tapped. */
export const OpenedPerson = ({ day, onClose }: ComponentProps<typeof PersonSheet>) => {
  const [wasOpened, setWasOpened] = useState(false);
  if (day !== undefined && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense fallback={null}>
      <PersonSheet day={day} onClose={onClose} />
    </Suspense>
  ) : null;
};
