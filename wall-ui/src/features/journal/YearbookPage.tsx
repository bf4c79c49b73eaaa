import { useLocation } from "wouter";
import { Yearbook } from "#client/features/journal/yearbook/Yearbook.tsx";

/** A year of the journal as it is printed on the wall's browser. */
export const YearbookPage = () => {
  const [, go] = useLocation();
  return <Yearbook onBack={() => go("/journal", { replace: true })} />;
};
