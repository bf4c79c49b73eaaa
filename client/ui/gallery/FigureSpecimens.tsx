import { Avatar } from "../avatar/Avatar.tsx";
import { Chart } from "../charts/Chart.tsx";
import { Progress } from "../charts/Progress.tsx";
import { TargetBar } from "../charts/TargetBar.tsx";
import { Icon } from "../icons/Icon.tsx";
import { Row } from "../layout/Row.tsx";
import { StarCount, Streak } from "../badges/StarCount.tsx";
import { Specimen, State } from "./Specimen.tsx";
import { specimenFamily } from "./specimen-family.ts";

const shares = [1, 0.6, 0.25, 0];

const columns = specimenFamily.map((member, at) => {
  const stars = Math.round((shares[at] ?? 0) * 20);
  return {
    ...{ id: member.id, memberId: member.id, name: member.name, share: shares[at] ?? 0 },
    figure: (
      <>
        {stars}
        <Icon name="star-fill" />
      </>
    ),
    foot: <Avatar face={member} />,
    spoken: `${stars} stars`,
  };
});

/** Faces, numbers and how much of something. */
export const FigureSpecimens = () => (
  <>
    <Specimen name="Avatar">
      <Row gap={3} wrap>
        {specimenFamily.map((member) => (
          <Avatar key={member.id} face={member} />
        ))}
        {specimenFamily.map((member, at) => (
          <Avatar key={member.id} face={member} done={shares[at]} />
        ))}
      </Row>
    </Specimen>
    <Specimen name="StarCount">
      <Row gap={4}>
        <StarCount count={14} label="14 stars" />
        <Streak days={5} label="5 days in a row" />
      </Row>
    </Specimen>
    <Specimen name="Progress">
      {[0, 0.4, 1].map((value) => (
        <Progress key={value} value={value} max={1} label={`${value * 100} % of the way`} />
      ))}
      <State name="TargetBar: within a target, and beyond it">
        <TargetBar used={0.6} target={1} over={false} />
        <TargetBar used={1} target={0.7} over />
      </State>
    </Specimen>
    <Specimen name="Chart">
      <Chart columns={columns} />
    </Specimen>
  </>
);
