import { ProblemBadge, SampleBadge, StaleBadge } from "../badges/badges.tsx";
import { EmptyState } from "../layout/EmptyState.tsx";
import { Row } from "../layout/Row.tsx";
import { Stack } from "../layout/Stack.tsx";
import { FitText } from "../text/FitText.tsx";
import { Notice } from "../text/Notice.tsx";
import { Text } from "../text/Text.tsx";
import { Specimen, State } from "./Specimen.tsx";
import { longSentence } from "./specimen-family.ts";
import * as styles from "./gallery.module.css";

const sizes = ["tiny", "small", "body", "large", "title", "head"] as const;
const tones = ["soft", "good", "warn", "accent"] as const;

const BadgeSpecimens = () => (
  <Specimen name="Badges">
    <Row gap={3} wrap>
      <SampleBadge label="Demo" hint="Connect a calendar to see yours" />
      <StaleBadge label="As of 2 h ago" />
      <ProblemBadge label="Unreachable" />
    </Row>
  </Specimen>
);

/** What says something. */
export const TextSpecimens = () => (
  <>
    <Specimen name="Text">
      <Stack gap={1}>
        {sizes.map((size) => (
          <Text as="p" key={size} size={size}>
            {size}: dinner is at six
          </Text>
        ))}
      </Stack>
      <Row gap={4} wrap>
        {tones.map((tone) => (
          <Text key={tone} tone={tone} weight="bold">
            {tone}
          </Text>
        ))}
      </Row>
      <State name="two lines, faded where there is more">
        <div className={styles.specimenNarrow}>
          <Text as="p" clamp lang="de">
            {longSentence}
          </Text>
        </div>
      </State>
      <State name="figures, in the face of headings">
        <Text as="p" figures display size="title">
          11:11 · 20:48 · 1,234.50 €
        </Text>
      </State>
      <State name="for screen readers only">
        <p>
          ★ 14<Text srOnly>stars</Text>
        </p>
      </State>
    </Specimen>
    <Specimen name="FitText">
      <State name="as many lines and as large as its place allows">
        <div className={styles.specimenNarrow} data-part="fit-box">
          <FitText as="p" lang="de">
            Gemüsecurry mit Reis
          </FitText>
        </div>
      </State>
    </Specimen>
    <Specimen name="Notice">
      <Notice>Backups are made at night, and the last seven are there.</Notice>
      <Notice kind="hint">Four to twelve digits</Notice>
      <Notice kind="problem">{`Nicht erreichbar: ${longSentence}`}</Notice>
    </Specimen>
    <BadgeSpecimens />
    <Specimen name="EmptyState">
      <EmptyState picture="basket" title="Nothing to buy" hint="What you add appears here." />
    </Specimen>
  </>
);
