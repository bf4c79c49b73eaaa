import { useState } from "react";
import type { ImportedCalendar } from "#contract/calendar-family.ts";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { eventMessages } from "../editing/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { FileButton } from "#client/ui/buttons/FileButton.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useImportFile } from "./use-import-file.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { SectionHeading } from "#client/ui/text/SectionHeading.tsx";
import * as styles from "./family-feed-address.module.css";

const mostNamed = 8;
const everyone = "";

const Result = ({
  result: { added, updated, unchanged, skipped, left },
}: {
  result: ImportedCalendar;
}) => {
  const s = useMessages(eventMessages);
  const parts = [
    added > 0 || updated + unchanged + skipped === 0 ? s("import.added", { count: added }) : "",
    updated > 0 ? s("import.updated", { count: updated }) : "",
    unchanged > 0 ? s("import.unchanged", { count: unchanged }) : "",
    skipped > 0 ? s("import.skipped", { count: skipped }) : "",
  ];
  return (
    <Stack gap={3} className={styles.importResult} role="status">
      <Text as="p" weight="bold">
        {parts.filter((part) => part !== "").join(" · ")}
      </Text>
      {left.length === 0 ? null : (
        <ul>
          {left.slice(0, mostNamed).map(({ title, reason }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a file may name the same thing twice, and the list never changes
            <li key={at}>
              <bdi>{title}</bdi>
              <small>{s(`import.${reason}`)}</small>
            </li>
          ))}
          {left.length > mostNamed || skipped > left.length ? (
            <li>
              <small>
                {s("import.more", { count: skipped - Math.min(mostNamed, left.length) })}
              </small>
            </li>
          ) : null}
        </ul>
      )}
    </Stack>
  );
};

/** Takes the events of a calendar file over into the family calendar, for everyone or for one member. */
export const ImportCalendarFile = () => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const family = useFamily();
  const [whose, setWhose] = useState(everyone);
  const { mutate, data, error, isPending } = useImportFile();
  const whoever = {
    value: everyone,
    label: t("calendar.everyone"),
    picture: <Icon name="people" />,
  };
  return (
    <Stack as="section" gap={3} className={styles.familyFeed} aria-busy={isPending}>
      <SectionHeading>{s("import.title")}</SectionHeading>
      <p>{s("import.hint")}</p>
      <LabeledChoices
        label={s("import.whose")}
        value={whose}
        choices={[
          whoever,
          ...family.map((member) => ({
            value: member.id,
            label: member.name,
            picture: <Avatar face={member} />,
          })),
        ]}
        onChoose={setWhose}
      />
      <FileButton
        accept=".ics,text/calendar"
        disabled={isPending}
        onFiles={([file]) => {
          if (file !== undefined)
            mutate({ file, memberId: whose === everyone ? undefined : whose });
        }}
      >
        <FeatureIcon name="upload" />
        {isPending ? s("import.reading") : s("import.choose")}
      </FileButton>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      {data === undefined ? null : <Result result={data} />}
    </Stack>
  );
};
