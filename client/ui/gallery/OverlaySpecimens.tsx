import { useState } from "react";
import { Button } from "../buttons/Button.tsx";
import { ConfirmDialog } from "../overlays/ConfirmDialog.tsx";
import { Row } from "../layout/Row.tsx";
import { InlineConfirm } from "../overlays/InlineConfirm.tsx";
import { Sheet } from "../overlays/Sheet.tsx";
import { Toast } from "../overlays/Toast.tsx";
import { Specimen, State } from "./Specimen.tsx";
import { longSentence } from "./specimen-family.ts";

const nothing = () => undefined;

const SheetSpecimen = () => {
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const stop = () => setAsks(false);
  return (
    <Specimen name="Sheet">
      <Row>
        <Button onClick={() => setOpen(true)}>Open a sheet</Button>
      </Row>
      <Sheet open={isOpen} title="Football" closeLabel="Close" onClose={() => setOpen(false)}>
        <p>{longSentence}</p>
        <Button onClick={() => setAsks(true)}>Ask over it</Button>
        <ConfirmDialog open={asks} title="Cancel it?" yes="Yes" onYes={stop} onNo={stop} />
      </Sheet>
    </Specimen>
  );
};

const DialogSpecimen = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Specimen name="Dialog">
      <Row>
        <Button onClick={() => setOpen(true)}>Ask something</Button>
      </Row>
      <ConfirmDialog
        open={isOpen}
        title="Delete this recipe?"
        words="It can't be taken back."
        yes="Delete"
        onYes={close}
        onNo={close}
      />
      <State name="InlineConfirm: in place">
        <InlineConfirm words="End this series?" yes="End it" onYes={nothing} onNo={nothing} />
      </State>
    </Specimen>
  );
};

/** What floats over the screen, or asks. */
export const OverlaySpecimens = () => {
  const labels = { undo: "Undo", close: "Close" };
  return (
    <>
      <SheetSpecimen />
      <DialogSpecimen />
      <Specimen name="Toast">
        <Toast
          kind="done"
          words="Mia fed the cat"
          labels={labels}
          onUndo={nothing}
          onClose={nothing}
        />
        <Toast kind="done" words={longSentence} labels={labels} onClose={nothing} />
        <Toast
          kind="problem"
          words="That didn't reach the wall."
          labels={labels}
          onClose={nothing}
        />
      </Specimen>
    </>
  );
};
