import { useState } from "react";
import { Button } from "../buttons/Button.tsx";
import { ButtonLink } from "../buttons/ButtonLink.tsx";
import { FileButton } from "../buttons/FileButton.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import { IconLink } from "../buttons/IconLink.tsx";
import { Icon } from "../icons/Icon.tsx";
import { Row } from "../layout/Row.tsx";
import { OutsideLink } from "../buttons/OutsideLink.tsx";
import { SegmentLinks } from "../buttons/SegmentLinks.tsx";
import { Segments } from "../buttons/Segments.tsx";
import { Specimen, State, States } from "./Specimen.tsx";
import { longWord } from "./specimen-family.ts";

const kinds = ["primary", "plain", "quiet"] as const;

const SegmentsSpecimen = () => {
  const [view, setView] = useState<"day" | "week" | "month">("week");
  return (
    <Specimen name="Segments">
      <Row>
        <Segments
          label="View"
          value={view}
          options={[
            { value: "day", label: "Day" },
            { value: "week", label: "Week" },
            { value: "month", label: "Month" },
          ]}
          onChoose={setView}
        />
      </Row>
      <State name="as links between pages">
        <Row>
          <SegmentLinks
            label="Meals"
            current="#week"
            links={[
              { href: "#week", label: "Week" },
              { href: "#recipes", label: "Recipes" },
            ]}
          />
        </Row>
      </State>
    </Specimen>
  );
};

const ButtonSpecimen = () => (
  <Specimen name="Button">
    {kinds.map((kind) => (
      <States key={kind}>
        <State name={kind}>
          <Button kind={kind}>Save</Button>
        </State>
        <State name="with an icon">
          <Button kind={kind}>
            <Icon name="plus" />
            Add
          </Button>
        </State>
        <State name="disabled">
          <Button kind={kind} disabled>
            Save
          </Button>
        </State>
        <State name="busy">
          <Button kind={kind} busy>
            <Icon name="hourglass" />
            Saving …
          </Button>
        </State>
      </States>
    ))}
    <State name="a long word">
      <Row>
        <Button kind="primary">{longWord}</Button>
      </Row>
    </State>
    <States>
      <State name="ButtonLink">
        <ButtonLink href="#recipes">Recipes</ButtonLink>
      </State>
      <State name="OutsideLink">
        <OutsideLink href="#family.ics" download="family.ics">
          Download
        </OutsideLink>
      </State>
      <State name="FileButton">
        <FileButton accept="image/*" onFiles={() => undefined}>
          <Icon name="images" />
          Choose photos
        </FileButton>
      </State>
    </States>
  </Specimen>
);

const IconButtonSpecimen = () => (
  <Specimen name="IconButton">
    <States>
      <State name="default">
        <IconButton icon="pencil" label="Change" />
      </State>
      <State name="disabled">
        <IconButton icon="plus" label="Add" disabled />
      </State>
      <State name="IconLink">
        <IconLink icon="left" label="Back" href="#back" />
      </State>
    </States>
  </Specimen>
);

/** What is pressed. */
export const ButtonSpecimens = () => (
  <>
    <ButtonSpecimen />
    <IconButtonSpecimen />
    <SegmentsSpecimen />
  </>
);
