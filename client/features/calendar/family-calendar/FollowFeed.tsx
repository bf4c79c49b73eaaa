import { useState } from "react";
import { eventMessages } from "../editing/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { OutsideLink } from "#client/ui/buttons/OutsideLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { familyFeedUrl, followLink } from "./FamilyFeedAddress.tsx";
import { FollowSteps } from "./FollowSteps.tsx";

/** What somebody does with the feed's address on their own phone. */
export const FollowFeed = ({ origin }: { origin: string }) => {
  const s = useMessages(eventMessages);
  const [isCopied, setCopied] = useState(false);
  const address = familyFeedUrl(origin);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Row gap={3} wrap align="stretch">
        <OutsideLink href={followLink(origin)}>{s("feed.subscribe")}</OutsideLink>
        {"clipboard" in navigator ? (
          <Button onClick={copy}>{isCopied ? s("feed.copied") : s("feed.copy")}</Button>
        ) : null}
        <OutsideLink href={address} download="family.ics">
          <FeatureIcon name="download" />
          {s("feed.download")}
        </OutsideLink>
      </Row>
      <FollowSteps hasCode={false} />
    </>
  );
};
