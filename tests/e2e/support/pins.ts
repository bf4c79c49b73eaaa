/** The PINs of the family in most browser tests. */
export const pins = { MEMBER_PIN_MOM: "2468", MEMBER_PIN_MIA: "1357" };
