import { Redirect } from "wouter";
import { useMe } from "../../../client/family.tsx";
import { WriteEntry } from "./WriteEntry.tsx";

/** A new entry by whoever is signed in. */
export const Write = () => {
  const me = useMe();
  return me === undefined ? <Redirect to="/sign-in" replace /> : <WriteEntry key={me.id} me={me} />;
};
