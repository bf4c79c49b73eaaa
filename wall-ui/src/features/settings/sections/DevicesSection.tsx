import { HouseDevices } from "#client/features/devices/HouseDevices.tsx";
import { PhoneQrCode } from "#client/features/devices/PhoneQrCode.tsx";
import { useDevices } from "#client/features/devices/queries.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { SectionContent } from "#client/app/settings/SectionContent.tsx";

/** Who is signed in where, which screens open the wall, and the way in for another phone. */
export const DevicesSection = () => {
  const urls = useSetup().data?.phoneUrls;
  return (
    <>
      <SectionContent of={useDevices()}>
        {({ items }) => <HouseDevices items={items} />}
      </SectionContent>
      {urls === undefined ? null : (
        <SettingGroup>
          <PhoneQrCode urls={urls} />
        </SettingGroup>
      )}
    </>
  );
};
