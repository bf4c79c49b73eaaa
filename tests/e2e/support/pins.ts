/** The PINs of the family that most browser tests are about. */
export const pins = { MEMBER_PIN_MOM: "2468", MEMBER_PIN_MIA: "1357" };
