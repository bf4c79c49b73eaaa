import { useState } from "react";
import { eventWords } from "../editing/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { feedAddress } from "./FamilyFeedAddress.tsx";

/** What somebody does with the feed's address on their own phone. */
export const FeedWays = ({ origin }: { origin: string }) => {
  const s = useWordsOf(eventWords);
  const [isCopied, setCopied] = useState(false);
  const address = feedAddress(origin);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="feed-ways">
      <a
        className="button"
        data-kind="plain"
        href={address.replace(/^https?:/, "webcal:")}
        rel="noreferrer"
      >
        {s("feed.subscribe")}
      </a>
      {"clipboard" in navigator ? (
        <Button onClick={copy}>{isCopied ? s("feed.copied") : s("feed.copy")}</Button>
      ) : null}
      <a className="button" data-kind="plain" href={address} download="family.ics">
        <RoomIcon name="download" />
        {s("feed.download")}
      </a>
    </div>
  );
};
