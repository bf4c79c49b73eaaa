import { Button } from "../buttons/Button.tsx";
import { Card } from "../layout/Card.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import { Icon } from "../icons/Icon.tsx";
import { Grid } from "../layout/Grid.tsx";
import { ListRow } from "../layout/ListRow.tsx";
import { ListRowText } from "../layout/ListRowText.tsx";
import { Row } from "../layout/Row.tsx";
import { Stack } from "../layout/Stack.tsx";
import { WaitingRows } from "../layout/WaitingRows.tsx";
import { Specimen, State } from "./Specimen.tsx";
import { longSentence, longWord } from "./specimen-family.ts";
import * as styles from "./gallery.module.css";

const Box = ({ children }: { children: string }) => (
  <span className={styles.specimenBox} dir="auto">
    {children}
  </span>
);

const boxes = (words: readonly string[]) => words.map((one) => <Box key={one}>{one}</Box>);

const Boxes = () => (
  <>
    <Specimen name="Stack">
      <Stack gap={2}>{boxes(["One", "Two", longWord])}</Stack>
      <State name="align: start">
        <Stack gap={1} align="start">
          {boxes(["One", "Two"])}
        </Stack>
      </State>
    </Specimen>
    <Specimen name="Row">
      <Row gap={3}>{boxes(["One", "Two", "Three"])}</Row>
      <State name="wrap, between, a long word">
        <Row gap={3} wrap justify="between">
          {boxes(["One", longWord, "Three"])}
        </Row>
      </State>
      <State name="right to left">
        <div dir="rtl" lang="ar">
          <Row gap={3} wrap>
            {boxes(["واحد", "اثنان", "ثلاثة"])}
          </Row>
        </div>
      </State>
    </Specimen>
    <Specimen name="Grid">
      <Grid gap={3} columnMin="9rem">
        {boxes(["One", "Two", "Three", "Four", longWord])}
      </Grid>
    </Specimen>
  </>
);

/** What puts other components into their places. */
export const LayoutSpecimens = () => (
  <>
    <Boxes />
    <Specimen name="Card">
      <Card>
        <p className={styles.specimenPadding}>A card of paper</p>
      </Card>
      <Card raised>
        <p className={styles.specimenPadding}>A raised one, for what matters most</p>
      </Card>
    </Specimen>
    <Specimen name="WaitingRows">
      <WaitingRows />
    </Specimen>
    <Specimen name="ListRow">
      <Stack as="ul" gap={2}>
        <ListRow as="li">
          <Icon name="place" />
          <ListRowText>
            <b>Where we live</b>
            <small>Hamburg, Germany</small>
          </ListRowText>
          <IconButton icon="pencil" label="Change where we live" />
        </ListRow>
        <ListRow as="li">
          <ListRowText>
            <b>{longWord}</b>
            <small>{longSentence}</small>
          </ListRowText>
          <Button>Ändern</Button>
        </ListRow>
      </Stack>
      <ListRow as="button" type="button">
        <ListRowText>
          <b>A row that is a button</b>
        </ListRowText>
        <Icon name="right" />
      </ListRow>
    </Specimen>
  </>
);
