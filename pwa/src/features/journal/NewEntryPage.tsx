import { useMe } from "#client/context/family.tsx";
import { LeadAway } from "../access/SessionRedirect.tsx";
import { WriteEntry } from "./WriteEntry.tsx";

/** A new entry by whoever is signed in. */
export const Write = () => {
  const me = useMe();
  return me === undefined ? <LeadAway to="/sign-in" /> : <WriteEntry key={me.id} me={me} />;
};
