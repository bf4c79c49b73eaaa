import { useI18n } from "#client/i18n/use-i18n.ts";

/** When something was changed, in the family's words. */
export const useMoment = () => {
  const { dateShort, clock, dayAt } = useI18n();
  return (at: string) => `${dateShort(dayAt(at))}, ${clock(at)}`;
};
