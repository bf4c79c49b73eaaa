import type { Recap } from "#contract/journal.ts";
import { useFamily } from "#client/context/family.ts";
import { journalMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { EntryPicture } from "../components/EntryPhotoGrid.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./recap.module.css";

/** The moment that the family gave most hearts, with its picture where it has one. */
export const MostLoved = ({ moment }: { moment: NonNullable<Recap["mostLoved"]> }) => {
  const s = useMessages(journalMessages);
  const author = useFamily().find(({ id }) => id === moment.authorId);
  const { text, hearts, photo } = moment;
  return (
    <figure className={styles.recapLoved}>
      {photo === undefined ? null : <EntryPicture photo={photo} share={0.5} />}
      <Stack as="figcaption" gap={1} justify="center">
        <Row as="span" gap={2} className={styles.recapLovedHead}>
          <FeatureIcon name="heart-fill" />
          {s("loved")} · {s("hearts", { count: hearts })}
        </Row>
        {text === "" ? null : (
          <Text as="blockquote" clamp dir="auto">
            {text}
          </Text>
        )}
        {author === undefined ? null : <bdi>{author.name}</bdi>}
      </Stack>
    </figure>
  );
};
