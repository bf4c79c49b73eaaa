import { type ReactNode, useState } from "react";
import type { FoundPlace } from "#contract/setup.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./place.module.css";
import * as formWaysStyles from "#client/ui/form/form-ways.module.css";

const degrees = (text: string, limit: number): number | undefined => {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() !== "" && Number.isFinite(value) && Math.abs(value) <= limit
    ? value
    : undefined;
};

/** A place by latitude and longitude, as a map shows them; a comma is as good as a point. */
export const CoordinatesForm = ({
  onPlace,
  back,
}: {
  onPlace: (place: FoundPlace) => void;
  back: ReactNode;
}) => {
  const s = useMessages(setupMessages);
  const [name, setName] = useState("");
  const [north, setNorth] = useState("");
  const [east, setEast] = useState("");
  const [problem, setProblem] = useState<string>();
  const take = () => {
    const [latitude, longitude] = [degrees(north, 90), degrees(east, 180)];
    if (latitude === undefined || longitude === undefined || name.trim() === "")
      setProblem(s("place.wrong"));
    else onPlace({ name: name.trim(), latitude, longitude });
  };
  return (
    <Stack
      as="form"
      gap={4}
      className={styles.placeSearch}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField label={s("place.name")} value={name} maxLength={100} onValue={setName} />
      <div className={styles.coordinates}>
        <TextField
          label={s("place.latitude")}
          inputMode="decimal"
          placeholder="52.40"
          value={north}
          onValue={setNorth}
        />
        <TextField
          label={s("place.longitude")}
          inputMode="decimal"
          placeholder="13.06"
          value={east}
          onValue={setEast}
        />
      </div>
      {problem === undefined ? null : (
        <Notice kind="problem" role="alert">
          {problem}
        </Notice>
      )}
      <Row as="footer" gap={3} wrap className={formWaysStyles.formWays} data-part="form-ways">
        {back}
        <Button type="submit" kind="primary">
          {s("place.take")}
        </Button>
      </Row>
    </Stack>
  );
};
