import { usePhotoCounts } from "#client/features/photos/queries.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";

/** How many photos the wall shows, how many were hidden, and how many files it can't show. */
export const PhotoStatus = () => {
  const s = useMessages(settingsMessages);
  const counts = usePhotoCounts().data;
  if (counts === undefined) return null;
  const { shown, hidden, unreadable } = counts;
  const told = [
    ...(shown === 0 ? [] : [s("sources.photosShown", { count: shown })]),
    ...(hidden === 0 ? [] : [s("sources.photosHidden", { count: hidden })]),
  ];
  return (
    <>
      {told.length === 0 ? null : <small>{told.join(" · ")}</small>}
      {unreadable === 0 ? null : (
        <small>{s("sources.photosUnreadable", { count: unreadable })}</small>
      )}
    </>
  );
};
