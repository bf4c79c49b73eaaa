import { useMe } from "#client/context/family.ts";
import { SessionRedirect } from "../access/SessionRedirect.tsx";
import { WriteEntry } from "./WriteEntry.tsx";

/** A new entry by whoever is signed in. */
export const NewEntryPage = () => {
  const me = useMe();
  return me === undefined ? <SessionRedirect to="/sign-in" /> : <WriteEntry key={me.id} me={me} />;
};
