import { type Context, use } from "react";

/** What Providers give to every screen of the page; throws outside of them. */
export const useRequiredContext = <T>(context: Context<T | undefined>): T => {
  const given = use(context);
  if (given === undefined) throw new Error("A screen stands outside of Providers.");
  return given;
};
