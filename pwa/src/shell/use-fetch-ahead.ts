import { useEffect } from "react";
import { useHouse } from "../../../client/house.ts";
import { queryOf } from "../../../client/query.ts";
import { todosRead } from "../../../client/tasks-sample.ts";

const restMs = 4000;

/** Reads what the other tab shows once the page has come to rest, so that it is there in a shop with bad reception. */
export const useFetchAhead = (): void => {
  const { client } = useHouse();
  useEffect(() => {
    const timer = setTimeout(() => void client.prefetchQuery(queryOf(todosRead, {})), restMs);
    return () => clearTimeout(timer);
  }, [client]);
};
