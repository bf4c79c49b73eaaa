import { ConnectSection } from "#client/app/settings/connect/ConnectSection.tsx";
import { connectPartOf } from "#client/app/settings/connect/connect-addresses.ts";
import { PasteKeyOnPhone } from "#client/app/settings/connect/PasteKeyOnPhone.tsx";
import { SourcesSection } from "#client/app/settings/sections/SourcesSection.tsx";
import { useSetup } from "#client/features/setup/queries.ts";

/** Where a wall has the first step of what the house has by itself. */
const firstSteps = { weather: "/settings/house" } as const;

/** Every source and how it is, or where one of the family's things comes from. */
export const WallSources = ({ part }: { part: string | undefined }) => {
  const phoneUrl = useSetup().data?.phoneUrls[0];
  const domain = connectPartOf(part);
  if (domain === undefined) return <SourcesSection firstStepsAt={firstSteps} />;
  return (
    <ConnectSection
      domain={domain}
      paste={
        phoneUrl === undefined ? null : <PasteKeyOnPhone domain={domain} phoneUrl={phoneUrl} />
      }
    />
  );
};
