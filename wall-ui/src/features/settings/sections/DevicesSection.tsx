import { HouseDevices } from "#client/features/devices/HouseDevices.tsx";
import { PhoneQrCode } from "#client/features/devices/PhoneQrCode.tsx";
import { useDevices } from "#client/features/devices/queries.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { signInMessages } from "#client/app/sign-in-code/sign-in-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SectionContent } from "#client/app/settings/SectionContent.tsx";

/** Who is signed in where, which screens open the wall, and the way in for another phone. */
export const DevicesSection = () => {
  const c = useMessages(signInMessages);
  const urls = useSetup().data?.phoneUrls;
  return (
    <Stack gap={4}>
      <SectionContent of={useDevices()}>
        {({ items }) => <HouseDevices items={items} />}
      </SectionContent>
      {urls === undefined ? null : (
        <SettingGroup>
          <ButtonLink href="/phones">
            <FeatureIcon name="qr" />
            {c("title")}
          </ButtonLink>
          <PhoneQrCode urls={urls} />
        </SettingGroup>
      )}
    </Stack>
  );
};
