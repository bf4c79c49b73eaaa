/** The help text of the command line. */
export const usage = `Family Wall, the family's wall and phone app from this machine.

  family-wall                      begins: serves until Ctrl-C; installed with a window it shows the wall
  family-wall pin-reset            takes every parent's PIN away, so that a new one can be chosen
  family-wall pin-reset <member>   takes this member's PIN away, by the id in members.json
  family-wall todoist              shows who and what there is at Todoist, and the lines for .env
  family-wall budget-setup         fetches what reads a budget from Actual, in its server's version
  family-wall budget-setup <v>     fetches version <v> of it
  family-wall --help               shows this

The environment, .env here and CONFIG_DIR/.env say how, such as PORT, DATA_DIR and CONFIG_DIR;
.env.example lists them all.
`;
