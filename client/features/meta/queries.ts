import type { Domain } from "#contract/operation.ts";
import { defineRead } from "../../api/call.ts";
import { useRead } from "../../query/query-state.ts";

/** The read of what each source can do. */
export const providersRead = defineRead("GET /api/providers", "settings");

/** What a domain's source can do, such as `create` or `rotate`; nothing until that is known. */
export const useCapabilities = (domain: Domain): ((what: string) => boolean) => {
  const { data } = useRead(providersRead, {});
  return (what) => data?.[domain].can.includes(what) === true;
};
