import type { Domain } from "#contract/operation.ts";
import { read } from "../../api/call.ts";
import { useRead } from "../../query/query-state.ts";

const providersRead = read("GET /api/providers", "settings");

/** What a domain's source can do, such as `create` or `rotate`; nothing until that is known. */
export const useCan = (domain: Domain): ((what: string) => boolean) => {
  const { data } = useRead(providersRead, {});
  return (what) => data?.[domain].can.includes(what) === true;
};
