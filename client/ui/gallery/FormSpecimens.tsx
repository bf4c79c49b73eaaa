import { useState } from "react";
import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";
import { Avatar } from "../avatar/Avatar.tsx";
import { Keypad } from "../buttons/Keypad.tsx";
import { LabeledChoices } from "../form/LabeledChoices.tsx";
import { MultipleChoice } from "../form/MultipleChoice.tsx";
import { PickerField } from "../form/PickerField.tsx";
import { PicturePicker } from "../form/PicturePicker.tsx";
import { SettingGroup } from "../form/SettingGroup.tsx";
import { Stepper } from "../form/Stepper.tsx";
import { Switch } from "../form/Switch.tsx";
import { TextArea } from "../form/TextArea.tsx";
import { TextField } from "../form/TextField.tsx";
import { Text } from "../text/Text.tsx";
import { Specimen, State } from "./Specimen.tsx";
import { longSentence, longWord, specimenFamily } from "./specimen-family.ts";

const FieldSpecimen = () => {
  const [name, setName] = useState("");
  const [url, setUrl] = useState("https://");
  const [notes, setNotes] = useState(longSentence);
  return (
    <Specimen name="Field">
      <TextField
        label="Title"
        value={name}
        onValue={setName}
        placeholder="Football"
        hint="As it stands on the wall"
      />
      <TextField
        label="Address of the calendar"
        value={url}
        onValue={setUrl}
        problem="There is no calendar at this address."
      />
      <TextField label="Locked" value="Only a parent changes this" onValue={setName} disabled />
      <TextArea label="Notes" value={notes} onValue={setNotes} />
    </Specimen>
  );
};

const WhenSpecimen = () => {
  const [day, setDay] = useState("2026-09-30");
  const [time, setTime] = useState("17:05");
  return (
    <Specimen name="PickerField">
      <PickerField type="date" label="Begins" value={day} onValue={setDay} />
      <PickerField type="time" label="At" value={time} onValue={setTime} />
      <PickerField
        type="date"
        label="Until"
        value=""
        onValue={setDay}
        problem="It can’t end before it begins."
      />
    </Specimen>
  );
};

const SwitchSpecimen = () => {
  const [on, setOn] = useState(true);
  return (
    <Specimen name="Switch">
      <SettingGroup title="SettingGroup">
        <Switch label="Sound" hint="Silent at night" on={on} onChange={setOn} />
        <Switch label={longWord} hint={longSentence} on={!on} onChange={(off) => setOn(!off)} />
        <Switch label="Disabled" on={false} disabled onChange={setOn} />
      </SettingGroup>
    </Specimen>
  );
};

const StepperSpecimen = () => {
  const [stars, setStars] = useState(1);
  return (
    <Specimen name="Stepper">
      <Stepper
        label="Stars"
        hint="For each time"
        shown={String(stars)}
        lessLabel="Fewer stars"
        moreLabel="More stars"
        onLess={stars > 1 ? () => setStars(stars - 1) : undefined}
        onMore={() => setStars(stars + 1)}
      />
    </Specimen>
  );
};

const english = {
  "dog-face": "Dog",
  "cat-face": "Cat",
  basket: "Basket",
  bicycle: "Bicycle",
} as const satisfies Record<string, Message>;

const words: FeatureMessages<typeof english> = {
  en: english,
  de: { "dog-face": "Hund", "cat-face": "Katze", basket: "Korb", bicycle: "Fahrrad" },
};

const PickerSpecimen = () => {
  const [when, setWhen] = useState("daily");
  const [who, setWho] = useState<readonly string[]>(["leo"]);
  const [picture, setPicture] = useState("cat-face");
  return (
    <Specimen name="Picker">
      <LabeledChoices
        label="One of a few"
        value={when}
        choices={[
          { value: "daily", label: "Every day" },
          { value: "weekly", label: "Once a week" },
          { value: "long", label: longWord },
        ]}
        onChoose={setWhen}
      />
      <MultipleChoice
        label="Any number of a few"
        hint="nobody: everybody"
        chosen={who}
        choices={specimenFamily.map((member) => ({
          ...{ value: member.id, label: member.name, picture: <Avatar face={member} /> },
        }))}
        onChoose={setWho}
      />
      <PicturePicker label="One of many" words={words} value={picture} onPick={setPicture} />
    </Specimen>
  );
};

const KeypadSpecimen = () => {
  const [typed, setTyped] = useState("");
  return (
    <Specimen name="Keypad">
      <State name={`${typed.length} of 4 digits`}>
        <Text as="p" figures>
          {typed === "" ? "–" : typed}
        </Text>
      </State>
      <Keypad
        labels={{ back: "Delete", enter: "Enter" }}
        canEnter={typed.length >= 4}
        onDigit={(digit) => setTyped((typed + digit).slice(0, 4))}
        onBack={() => setTyped(typed.slice(0, -1))}
        onEnter={() => setTyped("")}
      />
    </Specimen>
  );
};

/** What is filled in. */
export const FormSpecimens = () => (
  <>
    <FieldSpecimen />
    <WhenSpecimen />
    <SwitchSpecimen />
    <StepperSpecimen />
    <PickerSpecimen />
    <KeypadSpecimen />
  </>
);
